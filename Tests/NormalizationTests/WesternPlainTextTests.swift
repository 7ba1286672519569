import BookModel
import Testing

@testable import Normalization

/// Small words of western languages that look like numerals, abbreviations or units stay.
@Suite struct WesternPlainTextTests {
    @Test(arguments: [
        (
            "fr",
            "Le mix de la vie. Ce civil dit : « Vie, mais où ? » Il a mis le livre ici "
                + "; De là, Me voici. L'art y est."
        ),
        (
            "es",
            "La vida civil es así. ¿Mil veces? Eso es lo que me da. Luego mi mar, mi "
                + "sol. Y él no vio nada; la de ayer."
        ),
        (
            "it",
            "La vita civile è così. Di mille cose, vi dico: lì, mi disse. Se no, l'ora "
                + "è sua. Di lui e di lei."
        ),
        (
            "pt",
            "A vida civil é assim. Mil vezes? Dá-me o mar e o sol. Às vezes, a de "
                + "ontem. Vi-o ali, e mais nada."
        ),
        (
            "nl",
            "Het leven is zo. De man en de vrouw. In de zee zag ik hem; nu niet. Ja, dat is het."
        ),
        (
            "sv",
            "Livet är så. I dag såg vi dem; och de gick. En man och en sal. Vi sa att "
                + "han dog. Det är bra."
        ),
        ("ca", "La vida és així. El dia que vam venir. No ho sé, i tu?"),
        ("ro", "Viața este așa. Mi-a dat o carte. Nu știu, dar el vine. Vii și tu?"),
        ("nb", "Livet er slik. Vi så dem i dag. En mann og et hus. Det er bra."),
        ("da", "Livet er sådan. Vi så dem i dag. En mand og et hus. Det er godt."),
        ("fi", "Elämä on tällaista. Me näimme hänet tänään. Se on hyvä."),
    ])
    func plainTextIsUntouched(language: String, text: String) {
        let units = CodeUnits(text)
        let normalizer = Normalizer(language: LanguageTag(known: language))
        #expect(normalizer.normalize(units).units == units)
        #expect(normalizer.explain(units).allSatisfy { $0.kind == .plain })
    }

    @Test(arguments: [
        ("fr-CH", "95 et 81", "nonante-cinq et huitante et un"),
        ("fr-BE", "75 et 80", "septante-cinq et quatre-vingts"),
        ("pt-PT", "16 e 1 000 000 000", "dezasseis e mil milhões"),
        ("es-MX", "$1,500.50", "mil quinientos pesos con cincuenta"),
    ])
    func regionsSpeakTheirOwn(tag: String, written: String, spoken: String) {
        let normalizer = Normalizer(language: LanguageTag(known: tag))
        #expect(normalizer.normalize(CodeUnits(written)).string == spoken)
    }
}
