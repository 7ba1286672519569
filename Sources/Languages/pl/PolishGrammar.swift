extension Polish {
    static let grammar = """
        [numerals]
        # value and gender | nominative genitive dative accusative instrumental locative | ordinal | in compounds
        0 | zero zera zeru zero zerem zerze | zerowy | zero
        1 m | jeden jednego jednemu jeden jednym jednym | pierwszy | jedno
        1 f | jedna jednej jednej jedną jedną jednej
        1 n | jedno jednego jednemu jedno jednym jednym
        2 m | dwa dwóch dwóm dwa dwoma dwóch | drugi | dwu
        2 f | dwie dwóch dwóm dwie dwiema dwóch
        2 n | dwa dwóch dwóm dwa dwoma dwóch
        3 | trzy trzech trzem trzy trzema trzech | trzeci | trzy
        4 | cztery czterech czterem cztery czterema czterech | czwarty | cztero
        5 | pięć pięciu pięciu pięć pięcioma pięciu | piąty | pięcio
        6 | sześć sześciu sześciu sześć sześcioma sześciu | szósty | sześcio
        7 | siedem siedmiu siedmiu siedem siedmioma siedmiu | siódmy | siedmio
        8 | osiem ośmiu ośmiu osiem ośmioma ośmiu | ósmy | ośmio
        9 | dziewięć dziewięciu dziewięciu dziewięć dziewięcioma dziewięciu | dziewiąty | dziewięcio
        10 | dziesięć dziesięciu dziesięciu dziesięć dziesięcioma dziesięciu | dziesiąty | dziesięcio
        11 | jedenaście jedenastu jedenastu jedenaście jedenastoma jedenastu | jedenasty | jedenasto
        12 | dwanaście dwunastu dwunastu dwanaście dwunastoma dwunastu | dwunasty | dwunasto
        13 | trzynaście trzynastu trzynastu trzynaście trzynastoma trzynastu | trzynasty | trzynasto
        14 | czternaście czternastu czternastu czternaście czternastoma czternastu | czternasty | czternasto
        15 | piętnaście piętnastu piętnastu piętnaście piętnastoma piętnastu | piętnasty | piętnasto
        16 | szesnaście szesnastu szesnastu szesnaście szesnastoma szesnastu | szesnasty | szesnasto
        17 | siedemnaście siedemnastu siedemnastu siedemnaście siedemnastoma siedemnastu | siedemnasty | siedemnasto
        18 | osiemnaście osiemnastu osiemnastu osiemnaście osiemnastoma osiemnastu | osiemnasty | osiemnasto
        19 | dziewiętnaście dziewiętnastu dziewiętnastu dziewiętnaście dziewiętnastoma dziewiętnastu | dziewiętnasty | dziewiętnasto
        20 | dwadzieścia dwudziestu dwudziestu dwadzieścia dwudziestoma dwudziestu | dwudziesty | dwudziesto
        30 | trzydzieści trzydziestu trzydziestu trzydzieści trzydziestoma trzydziestu | trzydziesty | trzydziesto
        40 | czterdzieści czterdziestu czterdziestu czterdzieści czterdziestoma czterdziestu | czterdziesty | czterdziesto
        50 | pięćdziesiąt pięćdziesięciu pięćdziesięciu pięćdziesiąt pięćdziesięcioma pięćdziesięciu | pięćdziesiąty | pięćdziesięcio
        60 | sześćdziesiąt sześćdziesięciu sześćdziesięciu sześćdziesiąt sześćdziesięcioma sześćdziesięciu | sześćdziesiąty | sześćdziesięcio
        70 | siedemdziesiąt siedemdziesięciu siedemdziesięciu siedemdziesiąt siedemdziesięcioma siedemdziesięciu | siedemdziesiąty | siedemdziesięcio
        80 | osiemdziesiąt osiemdziesięciu osiemdziesięciu osiemdziesiąt osiemdziesięcioma osiemdziesięciu | osiemdziesiąty | osiemdziesięcio
        90 | dziewięćdziesiąt dziewięćdziesięciu dziewięćdziesięciu dziewięćdziesiąt dziewięćdziesięcioma dziewięćdziesięciu | dziewięćdziesiąty | dziewięćdziesięcio
        100 | sto stu stu sto stu stu | setny | stu
        200 | dwieście dwustu dwustu dwieście dwustu dwustu | dwusetny | dwustu
        300 | trzysta trzystu trzystu trzysta trzystu trzystu | trzechsetny | trzystu
        400 | czterysta czterystu czterystu czterysta czterystu czterystu | czterechsetny | czterystu
        500 | pięćset pięciuset pięciuset pięćset pięciuset pięciuset | pięćsetny | pięćset
        600 | sześćset sześciuset sześciuset sześćset sześciuset sześciuset | sześćsetny | sześćset
        700 | siedemset siedmiuset siedmiuset siedemset siedmiuset siedmiuset | siedemsetny | siedemset
        800 | osiemset ośmiuset ośmiuset osiemset ośmiuset ośmiuset | osiemsetny | osiemset
        900 | dziewięćset dziewięciuset dziewięciuset dziewięćset dziewięciuset dziewięciuset | dziewięćsetny | dziewięćset
        1000 | | | tysiąc

        [scale-nouns]
        tysiąc | tysięczny
        milion | milionowy
        miliard | miliardowy
        bilion | bilionowy
        biliard | biliardowy
        trylion | trylionowy

        [adjectives]
        ki | ki kiego kiemu ki kim kim | ka kiej kiej ką ką kiej | kie kiego kiemu kie kim kim | kie kich kim kie kimi kich
        gi | gi giego giemu gi gim gim | ga giej giej gą gą giej | gie giego giemu gie gim gim | gie gich gim gie gimi gich
        ci | ci ciego ciemu ci cim cim | cia ciej ciej cią cią ciej | cie ciego ciemu cie cim cim | cie cich cim cie cimi cich
        y | y ego emu y ym ym | a ej ej ą ą ej | e ego emu e ym ym | e ych ym e ymi ych

        [nouns]
        metr | m | metr metra metrowi metr metrem metrze | metry metrów metrom metry metrami metrach
        kilometr | m | kilometr kilometra kilometrowi kilometr kilometrem kilometrze | kilometry kilometrów kilometrom kilometry kilometrami kilometrach
        centymetr | m | centymetr centymetra centymetrowi centymetr centymetrem centymetrze | centymetry centymetrów centymetrom centymetry centymetrami centymetrach
        milimetr | m | milimetr milimetra milimetrowi milimetr milimetrem milimetrze | milimetry milimetrów milimetrom milimetry milimetrami milimetrach
        mikrometr | m | mikrometr mikrometra mikrometrowi mikrometr mikrometrem mikrometrze | mikrometry mikrometrów mikrometrom mikrometry mikrometrami mikrometrach
        decymetr | m | decymetr decymetra decymetrowi decymetr decymetrem decymetrze | decymetry decymetrów decymetrom decymetry decymetrami decymetrach
        litr | m | litr litra litrowi litr litrem litrze | litry litrów litrom litry litrami litrach
        mililitr | m | mililitr mililitra mililitrowi mililitr mililitrem mililitrze | mililitry mililitrów mililitrom mililitry mililitrami mililitrach
        hektolitr | m | hektolitr hektolitra hektolitrowi hektolitr hektolitrem hektolitrze | hektolitry hektolitrów hektolitrom hektolitry hektolitrami hektolitrach
        dolar | m | dolar dolara dolarowi dolar dolarem dolarze | dolary dolarów dolarom dolary dolarami dolarach
        hektar | m | hektar hektara hektarowi hektar hektarem hektarze | hektary hektarów hektarom hektary hektarami hektarach
        gram | m | gram grama gramowi gram gramem gramie | gramy gramów gramom gramy gramami gramach
        kilogram | m | kilogram kilograma kilogramowi kilogram kilogramem kilogramie | kilogramy kilogramów kilogramom kilogramy kilogramami kilogramach
        miligram | m | miligram miligrama miligramowi miligram miligramem miligramie | miligramy miligramów miligramom miligramy miligramami miligramach
        mikrogram | m | mikrogram mikrograma mikrogramowi mikrogram mikrogramem mikrogramie | mikrogramy mikrogramów mikrogramom mikrogramy mikrogramami mikrogramach
        dekagram | m | dekagram dekagrama dekagramowi dekagram dekagramem dekagramie | dekagramy dekagramów dekagramom dekagramy dekagramami dekagramach
        tysiąc | m | tysiąc tysiąca tysiącowi tysiąc tysiącem tysiącu | tysiące tysięcy tysiącom tysiące tysiącami tysiącach
        milion | m | milion miliona milionowi milion milionem milionie | miliony milionów milionom miliony milionami milionach
        miliard | m | miliard miliarda miliardowi miliard miliardem miliardzie | miliardy miliardów miliardom miliardy miliardami miliardach
        bilion | m | bilion biliona bilionowi bilion bilionem bilionie | biliony bilionów bilionom biliony bilionami bilionach
        biliard | m | biliard biliarda biliardowi biliard biliardem biliardzie | biliardy biliardów biliardom biliardy biliardami biliardach
        trylion | m | trylion tryliona trylionowi trylion trylionem trylionie | tryliony trylionów trylionom tryliony trylionami trylionach
        procent | m | procent procent procent procent procent procent | procent procent procent procent procent procent
        promil | m | promil promila promilowi promil promilem promilu | promile promili promilom promile promilami promilach
        stopień | m | stopień stopnia stopniowi stopień stopniem stopniu | stopnie stopni stopniom stopnie stopniami stopniach
        rok | m | rok roku rokowi rok rokiem roku | lata lat latom lata latami latach
        wiek | m | wiek wieku wiekowi wiek wiekiem wieku | wieki wieków wiekom wieki wiekami wiekach
        dzień | m | dzień dnia dniowi dzień dniem dniu | dni dni dniom dni dniami dniach
        tydzień | m | tydzień tygodnia tygodniowi tydzień tygodniem tygodniu | tygodnie tygodni tygodniom tygodnie tygodniami tygodniach
        miesiąc | m | miesiąc miesiąca miesiącowi miesiąc miesiącem miesiącu | miesiące miesięcy miesiącom miesiące miesiącami miesiącach
        kwartał | m | kwartał kwartału kwartałowi kwartał kwartałem kwartale | kwartały kwartałów kwartałom kwartały kwartałami kwartałach
        rozdział | m | rozdział rozdziału rozdziałowi rozdział rozdziałem rozdziale | rozdziały rozdziałów rozdziałom rozdziały rozdziałami rozdziałach
        tom | m | tom tomu tomowi tom tomem tomie | tomy tomów tomom tomy tomami tomach
        akt | m | akt aktu aktowi akt aktem akcie | akty aktów aktom akty aktami aktach
        punkt | m | punkt punktu punktowi punkt punktem punkcie | punkty punktów punktom punkty punktami punktach
        numer | m | numer numeru numerowi numer numerem numerze | numery numerów numerom numery numerami numerach
        rysunek | m | rysunek rysunku rysunkowi rysunek rysunkiem rysunku | rysunki rysunków rysunkom rysunki rysunkami rysunkach
        artykuł | m | artykuł artykułu artykułowi artykuł artykułem artykule | artykuły artykułów artykułom artykuły artykułami artykułach
        cal | m | cal cala calowi cal calem calu | cale cali calom cale calami calach
        ustęp | m | ustęp ustępu ustępowi ustęp ustępem ustępie | ustępy ustępów ustępom ustępy ustępami ustępach
        dom | m | dom domu domowi dom domem domu | domy domów domom domy domami domach
        raz | m | raz razu razowi raz razem razie | razy razy razom razy razami razach
        list | m | list listu listowi list listem liście | listy listów listom listy listami listach
        złoty | m | złoty złotego złotemu złoty złotym złotym | złote złotych złotym złote złotymi złotych
        grosz | m | grosz grosza groszowi grosz groszem groszu | grosze groszy groszom grosze groszami groszach
        cent | m | cent centa centowi cent centem cencie | centy centów centom centy centami centach
        pens | m | pens pensa pensowi pens pensem pensie | pensy pensów pensom pensy pensami pensach
        funt | m | funt funta funtowi funt funtem funcie | funty funtów funtom funty funtami funtach
        frank | m | frank franka frankowi frank frankiem franku | franki franków frankom franki frankami frankach
        rubel | m | rubel rubla rublowi rubel rublem rublu | ruble rubli rublom ruble rublami rublach
        jen | m | jen jena jenowi jen jenem jenie | jeny jenów jenom jeny jenami jenach
        wat | m | wat wata watowi wat watem wacie | waty watów watom waty watami watach
        kilowat | m | kilowat kilowata kilowatowi kilowat kilowatem kilowacie | kilowaty kilowatów kilowatom kilowaty kilowatami kilowatach
        wolt | m | wolt wolta woltowi wolt woltem wolcie | wolty woltów woltom wolty woltami woltach
        herc | m | herc herca hercowi herc hercem hercu | herce herców hercom herce hercami hercach
        człowiek | m | człowiek człowieka człowiekowi człowieka człowiekiem człowieku | ludzie ludzi ludziom ludzi ludźmi ludziach
        żołnierz | m | żołnierz żołnierza żołnierzowi żołnierza żołnierzem żołnierzu | żołnierze żołnierzy żołnierzom żołnierzy żołnierzami żołnierzach
        koń | m | koń konia koniowi konia koniem koniu | konie koni koniom konie końmi koniach
        pies | m | pies psa psu psa psem psie | psy psów psom psy psami psach
        bajt | m | bajt bajta bajtowi bajt bajtem bajcie | bajty bajtów bajtom bajty bajtami bajtach
        kilobajt | m | kilobajt kilobajta kilobajtowi kilobajt kilobajtem kilobajcie | kilobajty kilobajtów kilobajtom kilobajty kilobajtami kilobajtach
        megabajt | m | megabajt megabajta megabajtowi megabajt megabajtem megabajcie | megabajty megabajtów megabajtom megabajty megabajtami megabajtach
        gigabajt | m | gigabajt gigabajta gigabajtowi gigabajt gigabajtem gigabajcie | gigabajty gigabajtów gigabajtom gigabajty gigabajtami gigabajtach
        godzina | f | godzina godziny godzinie godzinę godziną godzinie | godziny godzin godzinom godziny godzinami godzinach
        minuta | f | minuta minuty minucie minutę minutą minucie | minuty minut minutom minuty minutami minutach
        sekunda | f | sekunda sekundy sekundzie sekundę sekundą sekundzie | sekundy sekund sekundom sekundy sekundami sekundach
        połowa | f | połowa połowy połowie połowę połową połowie | połowy połów połowom połowy połowami połowach
        wojna | f | wojna wojny wojnie wojnę wojną wojnie | wojny wojen wojnom wojny wojnami wojnach
        rzesza | f | rzesza rzeszy rzeszy rzeszę rzeszą rzeszy | rzesze rzesz rzeszom rzesze rzeszami rzeszach
        klasa | f | klasa klasy klasie klasę klasą klasie | klasy klas klasom klasy klasami klasach
        piętro | n | piętro piętra piętru piętro piętrem piętrze | piętra pięter piętrom piętra piętrami piętrach
        tona | f | tona tony tonie tonę toną tonie | tony ton tonom tony tonami tonach
        część | f | część części części część częścią części | części części częściom części częściami częściach
        księga | f | księga księgi księdze księgę księgą księdze | księgi ksiąg księgom księgi księgami księgach
        książka | f | książka książki książce książkę książką książce | książki książek książkom książki książkami książkach
        strona | f | strona strony stronie stronę stroną stronie | strony stron stronom strony stronami stronach
        scena | f | scena sceny scenie scenę sceną scenie | sceny scen scenom sceny scenami scenach
        pieśń | f | pieśń pieśni pieśni pieśń pieśnią pieśni | pieśni pieśni pieśniom pieśni pieśniami pieśniach
        tablica | f | tablica tablicy tablicy tablicę tablicą tablicy | tablice tablic tablicom tablice tablicami tablicach
        tabela | f | tabela tabeli tabeli tabelę tabelą tabeli | tabele tabel tabelom tabele tabelami tabelach
        ulica | f | ulica ulicy ulicy ulicę ulicą ulicy | ulice ulic ulicom ulice ulicami ulicach
        aleja | f | aleja alei alei aleję aleją alei | aleje alei alejom aleje alejami alejach
        korona | f | korona korony koronie koronę koroną koronie | korony koron koronom korony koronami koronach
        hrywna | f | hrywna hrywny hrywnie hrywnę hrywną hrywnie | hrywny hrywien hrywnom hrywny hrywnami hrywnach
        kopiejka | f | kopiejka kopiejki kopiejce kopiejkę kopiejką kopiejce | kopiejki kopiejek kopiejkom kopiejki kopiejkami kopiejkach
        kaloria | f | kaloria kalorii kalorii kalorię kalorią kalorii | kalorie kalorii kaloriom kalorie kaloriami kaloriach
        kilokaloria | f | kilokaloria kilokalorii kilokalorii kilokalorię kilokalorią kilokalorii | kilokalorie kilokalorii kilokaloriom kilokalorie kilokaloriami kilokaloriach
        mila | f | mila mili mili milę milą mili | mile mil milom mile milami milach
        okno | n | okno okna oknu okno oknem oknie | okna okien oknom okna oknami oknach
        tysiąclecie | n | tysiąclecie tysiąclecia tysiącleciu tysiąclecie tysiącleciem tysiącleciu | tysiąclecia tysiącleci tysiącleciom tysiąclecia tysiącleciami tysiącleciach
        stulecie | n | stulecie stulecia stuleciu stulecie stuleciem stuleciu | stulecia stuleci stuleciom stulecia stuleciami stuleciach
        euro | n | euro euro euro euro euro euro | euro euro euro euro euro euro
        szklanka | f | szklanka szklanki szklance szklankę szklanką szklance | szklanki szklanek szklankom szklanki szklankami szklankach
        łyżka | f | łyżka łyżki łyżce łyżkę łyżką łyżce | łyżki łyżek łyżkom łyżki łyżkami łyżkach
        łyżeczka | f | łyżeczka łyżeczki łyżeczce łyżeczkę łyżeczką łyżeczce | łyżeczki łyżeczek łyżeczkom łyżeczki łyżeczkami łyżeczkach
        przełom | m | przełom przełomu przełomowi przełom przełomem przełomie | przełomy przełomów przełomom przełomy przełomami przełomach
        początek | m | początek początku początkowi początek początkiem początku | początki początków początkom początki początkami początkach
        połowa | f | połowa połowy połowie połowę połową połowie | połowy połów połowom połowy połowami połowach
        rzeka | f | rzeka rzeki rzece rzekę rzeką rzece | rzeki rzek rzekom rzeki rzekami rzekach
        miejsce | n | miejsce miejsca miejscu miejsce miejscem miejscu | miejsca miejsc miejscom miejsca miejscami miejscach
        wydanie | n | wydanie wydania wydaniu wydanie wydaniem wydaniu | wydania wydań wydaniom wydania wydaniami wydaniach

        [prepositions]
        ok., pocz., kon., poł., przeł. | genitive
        z, ze | genitive-or-instrumental
        ciągu, przeciągu, od, ode, do, około, bez, dla, u, koło, po-upływie, podczas, wśród, spośród, oprócz, zamiast, ponad, powyżej, poniżej, więcej-niż, początku, końcu, końca, połowie, połowy, wieku | genitive
        ku, dzięki, wbrew, przeciw, przeciwko | dative
        przed, nad, między, pomiędzy | instrumental
        przy | locative
        przez, zobacz, zobaczcie, patrz, porównaj, otwórz | accusative
        zob., por. | accusative
        w, we, na, o, po | locative-or-accusative
        za, pod | accusative

        [case-genders]
        a, u | genitive | m
        y, i | genitive | f
        owi | dative | m
        em | instrumental | m
        ą | instrumental | f

        [noun-endings]
        korony, żony, strony, zasłony, opony, fabryki, muzyki, polityki, kobiety | f genitive | f | genitive
        iki, yki, aki, unki, niki, omy, anty, enty, isty, ysty, ony | m genitive | m | genitive
        koty, stoły, kościoły, płoty, kwiaty, światy, bilety, sklepy, obrazy, wozy, ogrody | | m | genitive
        samochody, zeszyty, listy, loty, psy, lasy, nosy, głosy, włosy, czasy, razy, dwory, wzory | | m | genitive
        talerze, noże, klucze, konie, słonie, dni, tygodnie, miesiące, pokoje, kraje, palce | | m | genitive
        filmy, numery, doktory, motory, telewizory, plany, pociągi, rogi, progi, ptaki, zamki | | m | genitive
        ami, mi | | | instrumental
        om | | | dative
        ach | | | locative
        ów | m nominative | g | genitive
        ę | f accusative | f |
        ą | f instrumental | f |
        a | f nominative | m | genitive
        o, um | n nominative | m |
        e | n nominative | f |
        ie | n nominative | f |
        owie, cy, rzy | m nominative | g | genitive
        y, i | f genitive | f | genitive
        ość | f nominative | f |
        """
}
