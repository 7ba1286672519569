extension Ukrainian {
    static let abbreviations = """
        [abbreviations]
        і т. д. | і так далі | sentence
        й т. д. | й так далі | sentence
        та т. д. | та так далі | sentence
        і т. п. | і тому подібне | sentence
        та т. п. | та тому подібне | sentence
        т. д. | так далі | sentence
        т. п. | тому подібне | sentence
        та ін. | та інші | sentence
        й ін. | й інші | sentence
        і ін. | і інші | sentence
        та інш. | та інші | sentence
        т. зв. | так званий
        т. ч. | тому числі
        тобто. | тобто
        до н. е. | до нашої ери | sentence
        н. е. | нашої ери | sentence
        р. н. | року народження | sentence
        див. | дивись | before-word
        див. | дивись | before-number
        пор. | порівняй | before-word
        напр. | наприклад
        прим. | примітка
        пер. | переклад | before-name
        рис. | рисунок
        табл. | таблиця
        гл. | глава | before-number
        розд. | розділ | before-number
        т. | том | before-number
        ч. | частина | exact before-number
        кн. | книга | before-number
        кн. | князь | before-name
        п. | пункт | exact before-digits
        п. | пані | exact before-lady | п. Анна => пані Анна; п. Іван => пан Іван; п. Микола => пан Микола
        п. | пан | exact before-name
        ст. | стаття | before-digits
        ст. | століття | exact after-number
        стор. | сторінка | before-range
        стор. | сторінка | before-number
        с. | сторінка | exact before-range | с. 12–15 => сторінки дванадцять — п'ятнадцять
        с. | сторінка | exact before-digits
        с. | село | exact before-name
        кв. | квартира | exact before-digits
        буд. | будинок | before-number
        вул. | вулиця | | вул. Шевченка => вулиця Шевченка
        просп. | проспект | before-name
        пр. | проспект | before-name
        бул. | бульвар | before-name
        наб. | набережна | before-name
        пров. | провулок | before-name
        пл. | площа | before-name
        обл. | область | sentence
        м. | місто | exact before-name
        смт. | селище міського типу | before-name
        о. | отець | exact before-ruler | о. Павло служив => отець Павло служив; о. Хортиця => острів Хортиця
        о. | острів | exact before-name
        оз. | озеро | before-name
        р. | річка | exact before-name
        ім. | імені | before-name
        д-р | доктор
        п-н | пан
        проф. | професор | before-name
        акад. | академік | before-name
        доц. | доцент | before-name
        ген. | генерал | before-name
        св. | святий | before-name
        бл. | близько | before-number
        тел. | телефон
        ред. | редактор | before-name
        вид. | видання
        англ. | англійський | before-lower
        нім. | німецький | before-lower
        лат. | латинський | before-lower
        рос. | російський | before-lower
        фр. | французький | before-lower
        м² | квадратний метр
        ст. л. | столова ложка
        ч. л. | чайна ложка
        млн. | мільйонів | after-number
        ж.-д. | залізничний | before-lower | ж.-д. станція => залізнична станція
        с.-г. | сільськогосподарський | before-lower
        к. т. н. | кандидат технічних наук
        д. т. н. | доктор технічних наук
        к. м. н. | кандидат медичних наук
        д. м. н. | доктор медичних наук
        к. і. н. | кандидат історичних наук
        д. і. н. | доктор історичних наук
        к. ф. н. | кандидат філологічних наук
        д. ф. н. | доктор філологічних наук
        с. р. | цього року | sentence
        нар. | народився | before-number
        пом. | помер | before-number
        поч. | початок | before-number | на поч. XX ст. => на початку двадцятого століття.
        кін. | кінець | before-number
        сер. | середина | before-number
        """
}
