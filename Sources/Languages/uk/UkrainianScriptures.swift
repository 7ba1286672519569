extension Ukrainian {
    /// The books of the Bible, short and whole; only before a chapter.
    static let scriptures = """
        [settings]
        verse | вірш
        scripture-number | n

        [scriptures]
        Бут, Бут. | Буття
        Вих, Вих. | Вихід
        Пс, Пс. | Псалом | before-digits
        Іс, Іс. | Ісаї
        Єр, Єр. | Єремії
        Дан, Дан. | Даниїла
        Мт, Мт., Мв. | Матвія
        Мк, Мк. | Марка
        Лк, Лк. | Луки
        Ів, Ів. | Івана
        Дії
        Рим, Рим. | Римлян
        Кор, Кор. | Коринтян
        Гал, Гал. | Галатів
        Еф, Еф. | Ефесян
        Євр, Євр. | Євреїв
        Об, Об. | Обʼявлення
        Буття, Вихід, Псалом, Матвія, Марка, Луки, Івана, Римлян, Коринтян
        """
}
