import BookModel
enum VoiceTable { static func voice(for tag: LanguageTag) -> String? { tag.language == "zh" ? "cmn-latn-pinyin" : tag.language == "en" ? "en-us" : tag.language } }
struct LanguageRunFinder { func runs(in units: CodeUnits, base: LanguageTag, second: LanguageTag, explicit: [LanguageRun]) -> [LanguageRun] { [LanguageRun(range: 0..<units.count, language: base)] } }
