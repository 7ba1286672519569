public import BookModel

/// What is said aloud in a language where something of the book is not read.
public struct Announcements: Hashable, Sendable {
    /// "Code block omitted."
    public let code: String
    /// In the place of a sentence that cannot be spoken: "Sentence omitted."
    public let sentence: String
    /// "Table omitted."
    public let table: String
    /// "Formula omitted."
    public let formula: String
    /// The word for a formula inside a sentence.
    public let formulaWord: String
    /// In front of a note that is read at its place: "Note:".
    public let note: String
    /// Over the notes at a chapter's end: "Notes".
    public let notes: String

    /// The announcements of `language`, or the English ones.
    public static func of(_ language: LanguageTag) -> Announcements {
        table[aliases[language.language] ?? language.language] ?? english
    }

    /// Whether the announcements exist in `language`.
    public static func isKnown(_ language: LanguageTag) -> Bool {
        table[aliases[language.language] ?? language.language] != nil
    }

    private static let aliases = [
        "no": "nb", "nn": "nb", "iw": "he", "in": "id", "cmn": "zh", "yue": "zh",
    ]

    private static let english = Announcements(
        "Code block omitted.", "Sentence omitted.", "Table omitted.", "Formula omitted.", "formula",
        "Note:", "Notes")

    private init(
        _ code: String, _ sentence: String, _ table: String, _ formula: String,
        _ formulaWord: String, _ note: String,
        _ notes: String
    ) {
        self.code = code
        self.sentence = sentence
        self.table = table
        self.formula = formula
        self.formulaWord = formulaWord
        self.note = note
        self.notes = notes
    }

    private static let table: [String: Announcements] = [
        "en": english,
        "ru": Announcements(
            "Блок кода пропущен.", "Предложение пропущено.", "Таблица пропущена.",
            "Формула пропущена.", "формула",
            "Примечание:", "Примечания"),
        "uk": Announcements(
            "Блок коду пропущено.", "Речення пропущено.", "Таблицю пропущено.",
            "Формулу пропущено.", "формула",
            "Примітка:", "Примітки"),
        "bg": Announcements(
            "Програмният код е пропуснат.", "Изречението е пропуснато.", "Таблицата е пропусната.",
            "Формулата е пропусната.",
            "формула", "Бележка:", "Бележки"),
        "sr": Announcements(
            "Блок кода је изостављен.", "Реченица је изостављена.", "Табела је изостављена.",
            "Формула је изостављена.",
            "формула", "Напомена:", "Напомене"),
        "de": Announcements(
            "Codeblock ausgelassen.", "Satz ausgelassen.", "Tabelle ausgelassen.",
            "Formel ausgelassen.", "Formel",
            "Anmerkung:", "Anmerkungen"),
        "nl": Announcements(
            "Codeblok weggelaten.", "Zin weggelaten.", "Tabel weggelaten.", "Formule weggelaten.",
            "formule", "Noot:",
            "Noten"),
        "sv": Announcements(
            "Kodblock utelämnat.", "Mening utelämnad.", "Tabell utelämnad.", "Formel utelämnad.",
            "formel", "Not:",
            "Noter"),
        "da": Announcements(
            "Kodeblok udeladt.", "Sætning udeladt.", "Tabel udeladt.", "Formel udeladt.", "formel",
            "Note:", "Noter"),
        "nb": Announcements(
            "Kodeblokk utelatt.", "Setning utelatt.", "Tabell utelatt.", "Formel utelatt.",
            "formel", "Note:", "Noter"),
        "fi": Announcements(
            "Koodilohko ohitettu.", "Virke ohitettu.", "Taulukko ohitettu.", "Kaava ohitettu.",
            "kaava", "Huomautus:",
            "Huomautukset"),
        "fr": Announcements(
            "Bloc de code omis.", "Phrase omise.", "Tableau omis.", "Formule omise.", "formule",
            "Note :", "Notes"),
        "es": Announcements(
            "Bloque de código omitido.", "Frase omitida.", "Tabla omitida.", "Fórmula omitida.",
            "fórmula", "Nota:",
            "Notas"),
        "it": Announcements(
            "Blocco di codice omesso.", "Frase omessa.", "Tabella omessa.", "Formula omessa.",
            "formula", "Nota:",
            "Note"),
        "pt": Announcements(
            "Bloco de código omitido.", "Frase omitida.", "Tabela omitida.", "Fórmula omitida.",
            "fórmula", "Nota:",
            "Notas"),
        "ca": Announcements(
            "Bloc de codi omès.", "Frase omesa.", "Taula omesa.", "Fórmula omesa.", "fórmula",
            "Nota:", "Notes"),
        "ro": Announcements(
            "Bloc de cod omis.", "Propoziție omisă.", "Tabel omis.", "Formulă omisă.", "formulă",
            "Notă:", "Note"),
        "pl": Announcements(
            "Pominięto blok kodu.", "Pominięto zdanie.", "Pominięto tabelę.", "Pominięto wzór.",
            "wzór", "Przypis:",
            "Przypisy"),
        "cs": Announcements(
            "Blok kódu vynechán.", "Věta vynechána.", "Tabulka vynechána.", "Vzorec vynechán.",
            "vzorec", "Poznámka:",
            "Poznámky"),
        "sk": Announcements(
            "Blok kódu vynechaný.", "Veta vynechaná.", "Tabuľka vynechaná.", "Vzorec vynechaný.",
            "vzorec",
            "Poznámka:", "Poznámky"),
        "sl": Announcements(
            "Blok kode izpuščen.", "Stavek izpuščen.", "Tabela izpuščena.", "Formula izpuščena.",
            "formula", "Opomba:",
            "Opombe"),
        "hr": Announcements(
            "Blok koda izostavljen.", "Rečenica izostavljena.", "Tablica izostavljena.",
            "Formula izostavljena.", "formula",
            "Napomena:", "Napomene"),
        "hu": Announcements(
            "Kódblokk kihagyva.", "Mondat kihagyva.", "Táblázat kihagyva.", "Képlet kihagyva.",
            "képlet", "Jegyzet:",
            "Jegyzetek"),
        "el": Announcements(
            "Το μπλοκ κώδικα παραλείπεται.", "Η πρόταση παραλείπεται.", "Ο πίνακας παραλείπεται.",
            "Ο τύπος παραλείπεται.",
            "τύπος", "Σημείωση:", "Σημειώσεις"),
        "tr": Announcements(
            "Kod bloğu atlandı.", "Cümle atlandı.", "Tablo atlandı.", "Formül atlandı.", "formül",
            "Not:", "Notlar"),
        "lt": Announcements(
            "Kodo blokas praleistas.", "Sakinys praleistas.", "Lentelė praleista.",
            "Formulė praleista.", "formulė",
            "Pastaba:", "Pastabos"),
        "lv": Announcements(
            "Koda bloks izlaists.", "Teikums izlaists.", "Tabula izlaista.", "Formula izlaista.",
            "formula", "Piezīme:",
            "Piezīmes"),
        "ja": Announcements("コードブロックを省略。", "一文を省略。", "表を省略。", "数式を省略。", "数式", "注：", "注"),
        "zh": Announcements("代码块已略去。", "一句已略去。", "表格已略去。", "公式已略去。", "公式", "注：", "注释"),
        "ko": Announcements("코드 블록 생략.", "문장 생략.", "표 생략.", "수식 생략.", "수식", "주:", "주석"),
        "ar": Announcements(
            "حُذفت كتلة من الشيفرة.", "حُذفت جملة.", "حُذف جدول.", "حُذفت معادلة.", "معادلة", "حاشية:",
            "الحواشي"),
        "he": Announcements(
            "קטע קוד הושמט.", "משפט הושמט.", "טבלה הושמטה.", "נוסחה הושמטה.", "נוסחה", "הערה:",
            "הערות"),
        "fa": Announcements(
            "بخش کد حذف شد.", "جمله حذف شد.", "جدول حذف شد.", "فرمول حذف شد.", "فرمول", "پانوشت:",
            "پانوشت‌ها"),
        "hi": Announcements(
            "कोड खंड छोड़ा गया।", "वाक्य छोड़ा गया।", "तालिका छोड़ी गई।", "सूत्र छोड़ा गया।", "सूत्र", "टिप्पणी:", "टिप्पणियाँ"),
        "th": Announcements(
            "ข้ามส่วนของโค้ด", "ข้ามประโยค", "ข้ามตาราง", "ข้ามสูตร", "สูตร", "หมายเหตุ:", "หมายเหตุ"),
        "vi": Announcements(
            "Đã bỏ qua đoạn mã.", "Đã bỏ qua một câu.", "Đã bỏ qua bảng.", "Đã bỏ qua công thức.",
            "công thức",
            "Chú thích:", "Chú thích"),
        "id": Announcements(
            "Blok kode dilewati.", "Kalimat dilewati.", "Tabel dilewati.", "Rumus dilewati.",
            "rumus", "Catatan:",
            "Catatan"),
    ]
}
