/// Hebrew, by ICU's rules; a bare number is feminine.
enum Hebrew {
    static let settings = """
        [settings]
        about | בערך
        power | בחזקת {n}
        locale | he
        cardinal | %spellout-numbering
        cardinal-masculine | %spellout-cardinal-masculine
        cardinal-feminine | %spellout-cardinal-feminine
        ordinal | %spellout-ordinal-masculine
        ordinal-masculine | %spellout-ordinal-masculine
        ordinal-feminine | %spellout-ordinal-feminine
        year | %spellout-numbering
        decimal-marks | .
        group-marks | comma
        minus | מינוס
        plus | פלוס
        plus-minus | פלוס מינוס
        decimal-word | נקודה
        dot-word | נקודה
        range-word | עד
        money-joiner | ו
        mixed-joiner | ו
        fraction-word | חלקי
        and | ו
        date-order | dmy
        plural | hebrew
        date-day | %spellout-cardinal-masculine
        date | {day} ב{month} {year}
        time | {hour} ו{minute} דקות
        time-full | {hour}
        ratio-word | ל

        [titles]
        פרק
        חלק
        ספר
        כרך
        הקדמה
        מבוא
        אחרית דבר
        נספח

        [months]
        1 | ינואר, בינואר
        2 | פברואר, בפברואר
        3 | מרץ, במרץ, מרס, במרס
        4 | אפריל, באפריל
        5 | מאי, במאי
        6 | יוני, ביוני
        7 | יולי, ביולי
        8 | אוגוסט, באוגוסט
        9 | ספטמבר, בספטמבר
        10 | אוקטובר, באוקטובר
        11 | נובמבר, בנובמבר
        12 | דצמבר, בדצמבר

        [percents]
        % | אחוז/אחוזים | | m

        [units]
        ק"מ, km | קילומטר | | m
        מ', m | מטר | | m exact
        ס"מ, cm | סנטימטר | | m
        מ"מ, mm | מילימטר | | m
        קמ"ר | קילומטר רבוע | | m
        מ"ר | מטר רבוע | | m
        ק"ג, kg | קילוגרם | | m
        גר', g | גרם | | m exact
        ל', l | ליטר | | m exact
        מ"ל, ml | מיליליטר | | m
        °C | מעלת צלזיוס/מעלות צלזיוס | | f
        ° | מעלה/מעלות | | f

        [currencies]
        ₪, ש"ח | שקל/שקלים | אגורה/אגורות | m
        $, USD | דולר | סנט | m
        €, EUR | אירו | סנט | m
        £, GBP | לירה שטרלינג | פני | f
        ¥ | ין | | m

        [scales]
        אלף | אלף | 3 | m
        מיליון | מיליון | 6 | m
        מיליארד | מיליארד | 9 | m

        [fractions]
        1/2 | חצי
        1/3 | שליש
        2/3 | שני שלישים
        1/4 | רבע
        3/4 | שלושה רבעים

        [signs]
        & | ו
        % | אחוז
        ° | מעלות
        @ | שטרודל
        # | מספר
        + | ועוד
        = | שווה
        × | כפול
        ± | פלוס מינוס

        [math]
        - | פחות
        − | פחות
        ÷ | חלקי
        < | קטן מ
        > | גדול מ

        [abbreviations]
        וכו' | וכולי
        עמ' | עמוד
        מס' | מספר
        ד"ר | דוקטור
        פרופ' | פרופסור
        רח' | רחוב
        לפנה"ס | לפני הספירה
        """
}
