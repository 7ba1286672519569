public import BookModel

/// The titles by which front and back matter is known, in each language.
public enum MatterWords {
    /// What kind of matter a chapter of this title is; `nil` where the title does not say.
    ///
    /// The whole title must match, case and marks at its ends aside: "Index", not "Index funds".
    /// All languages are looked through: a translated book may keep titles of the original's.
    public static func matter(of title: String) -> Chapter.Matter? {
        titles[folded(title)]
    }

    /// Lower case, without digits and marks at the ends, white space folded.
    static func folded(_ title: String) -> String {
        let words = title.lowercased().split { $0.isWhitespace }
        var text = words.joined(separator: " ")[...]
        while let first = text.first, !first.isLetter { text.removeFirst() }
        while let last = text.last, !last.isLetter,
            !last.unicodeScalars.contains(where: { $0.properties.isGraphemeExtend })
        {
            text.removeLast()
        }
        return String(text)
    }

    private static let titles: [String: Chapter.Matter] = {
        var titles: [String: Chapter.Matter] = [:]
        for (matter, words) in table {
            for word in words { titles[folded(word)] = matter }
        }
        return titles
    }()

    private static let table: [(Chapter.Matter, [String])] = [
        (
            .contents,
            [
                "Contents", "Table of Contents", "List of Contents", "TOC", "Summary of Contents",
                "Detailed Contents", "Brief Contents", "Inhalt", "Inhaltsverzeichnis",
                "Inhaltsübersicht",
                "Sommaire", "Table des matières", "Contenido", "Índice", "Indice", "Índice general",
                "Tabla de contenido",
                "Tabla de contenidos", "Índice de contenidos", "Indice generale", "Sommario",
                "Sumário",
                "Índice geral", "Conteúdo", "Spis treści", "Inhoud", "Inhoudsopgave", "Innehåll",
                "Innehållsförteckning", "Indholdsfortegnelse", "Indhold", "Innhold",
                "Innholdsfortegnelse",
                "Sisällys", "Sisällysluettelo", "Содержание", "Оглавление", "Зміст", "Съдържание",
                "Садржај",
                "Sadržaj", "Obsah", "Kazalo vsebine", "Vsebina", "Tartalom", "Tartalomjegyzék",
                "Cuprins",
                "Περιεχόμενα", "Πίνακας περιεχομένων", "İçindekiler", "Turinys", "Saturs",
                "Satura rādītājs", "Taula de continguts", "Contingut", "目次", "目录", "目錄", "차례", "목차",
                "المحتويات", "فهرس المحتويات", "جدول المحتويات", "תוכן", "תוכן עניינים",
                "תוכן העניינים",
                "فهرست", "فهرست مطالب", "विषय सूची", "विषय-सूची", "अनुक्रमणिका", "สารบัญ", "Mục lục",
                "Daftar isi",
            ]
        ),
        (.contents, listsOfFigures),
        (
            .index,
            [
                "Index", "General Index", "Subject Index", "Index of Names", "Name Index",
                "Author Index",
                "Sachregister", "Stichwortverzeichnis", "Personenregister", "Namensregister",
                "Sach- und Personenregister", "Index général", "Index alphabétique",
                "Index des noms",
                "Índice alfabético", "Índice analítico", "Índice onomástico", "Índice remissivo",
                "Indice analitico", "Indice dei nomi", "Indeks", "Skorowidz", "Indeks nazwisk",
                "Zakenregister", "Trefwoordenregister", "Sakregister", "Personregister",
                "Stikordsregister",
                "Stikkordregister", "Hakemisto", "Предметный указатель", "Именной указатель",
                "Алфавитный указатель", "Предметний покажчик", "Іменний покажчик",
                "Показалец", "Rejstřík", "Register pojmov", "Stvarno kazalo", "Kazalo pojmova",
                "Tárgymutató", "Névmutató", "Indice alfabetic", "Ευρετήριο", "Dizin", "Rodyklė",
                "索引", "찾아보기", "색인", "الفهرس", "مفتاح", "מפתח", "נמایه", "نمایه", "ดัชนี",
                "Indeks istilah",
            ]
        ),
        (
            .bibliography,
            [
                "Bibliography", "Select Bibliography", "Selected Bibliography", "References",
                "Works Cited",
                "Literature", "Literature Cited", "Further Reading", "Literatur",
                "Literaturverzeichnis",
                "Quellenverzeichnis", "Quellen", "Bibliographie", "Références",
                "Références bibliographiques",
                "Bibliografía", "Referencias", "Referencias bibliográficas", "Bibliografia",
                "Riferimenti",
                "Riferimenti bibliografici", "Referências", "Referências bibliográficas",
                "Literatura",
                "Piśmiennictwo", "Bibliografie", "Literatuur", "Literatuurlijst", "Referenser",
                "Litteratur",
                "Litteraturförteckning", "Källförteckning", "Litteraturliste", "Lähteet",
                "Lähdeluettelo",
                "Kirjallisuus", "Список литературы", "Литература", "Библиография",
                "Список літератури",
                "Література", "Бібліографія", "Литература и източници", "Seznam literatury",
                "Použitá literatura",
                "Zoznam literatúry", "Viri in literatura", "Literatura i izvori", "Irodalom",
                "Irodalomjegyzék", "Βιβλιογραφία", "Kaynakça", "Kaynaklar", "Literatūra",
                "Literatūros sąrašas", "参考文献", "參考文獻", "참고문헌", "참고 문헌", "المراجع", "المصادر",
                "قائمة المراجع", "ביבליוגרפיה", "מקורות", "منابع", "ग्रंथसूची", "संदर्भ ग्रंथ", "บรรณานุกรม",
                "Tài liệu tham khảo", "Daftar pustaka",
            ]
        ),
        (
            .copyright,
            [
                "Copyright", "Copyright Page", "Copyright Notice", "Imprint", "Colophon",
                "Legal Notice",
                "Impressum", "Copyrightvermerk", "Mentions légales", "Achevé d'imprimer",
                "Aviso legal",
                "Derechos de autor", "Créditos", "Colofón", "Note legali", "Colophon editoriale",
                "Ficha técnica", "Stopka redakcyjna", "Prawa autorskie", "Colofon", "Kolofon",
                "Kolophon",
                "Авторские права", "Выходные данные", "Вихідні дані", "Авторські права", "Tiráž",
                "Impresszum",
                "Kolofón", "奥付", "版权", "版权页", "版權頁", "판권", "حقوق النشر", "זכויות יוצרים", "حق نشر",
                "Künye", "Hak cipta", "Bản quyền", "ลิขสิทธิ์",
            ]
        ),
        (
            .cover,
            [
                "Cover", "Front Cover", "Cover Page", "Umschlag", "Titelbild", "Couverture",
                "Cubierta", "Portada",
                "Copertina", "Capa", "Okładka", "Omslag", "Обложка", "Обкладинка", "Obálka",
                "Borító", "表紙",
                "封面", "표지", "Kansi", "Kapak", "الغلاف", "כריכה",
            ]
        ),
    ]

    /// Lists of what stands in the text beside it: they too are nothing but titles and pages.
    private static let listsOfFigures = [
        "List of Figures", "List of Tables", "List of Illustrations", "List of Plates",
        "List of Maps", "List of Listings", "List of Algorithms", "List of Examples",
        "List of Figures and Tables", "Figures and Tables", "Abbildungsverzeichnis",
        "Tabellenverzeichnis", "Verzeichnis der Abbildungen", "Verzeichnis der Tabellen",
        "Liste des figures", "Liste des tableaux", "Liste des illustrations",
        "Table des figures", "Table des illustrations", "Liste des cartes",
        "Índice de figuras", "Índice de tablas", "Índice de cuadros", "Índice de ilustraciones",
        "Lista de figuras", "Lista de tablas", "Lista de tabelas", "Lista de ilustrações",
        "Índice de tabelas", "Elenco delle figure", "Elenco delle tabelle",
        "Indice delle figure", "Indice delle tabelle", "Llista de figures", "Llista de taules",
        "Список иллюстраций", "Список рисунков", "Список таблиц", "Перелік рисунків",
        "Перелік таблиць", "Список ілюстрацій", "Списък на фигурите", "Списък на таблиците",
        "Spis rysunków", "Spis tabel", "Spis ilustracji", "Seznam obrázků", "Seznam tabulek",
        "Zoznam obrázkov", "Zoznam tabuliek", "Lijst van figuren", "Lijst van tabellen",
        "Lijst van afbeeldingen", "Figurförteckning", "Tabellförteckning", "Figurliste",
        "Tabelliste", "Tabelloversigt", "Kuvaluettelo", "Taulukkoluettelo", "Ábrák jegyzéke",
        "Táblázatok jegyzéke", "Listă de figuri", "Listă de tabele", "Κατάλογος σχημάτων",
        "Κατάλογος πινάκων", "Şekil listesi", "Şekiller listesi", "Tablo listesi",
        "Tablolar listesi", "Popis slika", "Popis tablica", "Seznam slik", "Kazalo slik",
        "Seznam tabel", "Kazalo tabel", "Paveikslų sąrašas", "Lentelių sąrašas",
        "Attēlu saraksts", "Tabulu saraksts", "図目次", "表目次", "图目录", "表目录", "图目錄", "圖目錄",
        "表目錄", "插图目录", "插圖目錄", "表格目录", "表格目錄", "插图清单", "表格清单", "그림 목차", "표 목차",
        "قائمة الاشكال", "قائمة الأشكال", "قائمة الجداول", "فهرست تصاویر", "فهرست شکل‌ها",
        "فهرست جداول", "فهرست جدول‌ها", "רשימת איורים", "רשימת טבלאות", "สารบัญรูป", "สารบัญภาพ",
        "สารบัญตาราง", "Danh sách hình vẽ", "Danh sách bảng", "Daftar gambar", "Daftar tabel",
    ]
}
