/// Hindi, by ICU's rules, with lakh and crore and groups of two.
enum Hindi {
    static let settings = """
        [settings]
        month-year | {month} {year}
        per | प्रति
        hour-name | full-hours
        about | लगभग
        power | की घात {n}
        locale | hi
        cardinal | %spellout-cardinal
        ordinal | %spellout-ordinal-masculine
        ordinal-masculine | %spellout-ordinal-masculine
        ordinal-feminine | %spellout-ordinal-feminine
        year-hundreds | सौ
        decimal-marks | .
        group-marks | comma
        groups | indian
        minus | ऋण
        plus | प्लस
        plus-minus | प्लस माइनस
        decimal-word | दशमलव
        dot-word | डॉट
        range-word | से
        mixed-joiner | और
        fraction-word | बटा
        and | और
        date-order | dmy
        time | {hour} बजकर {minute} मिनट
        time-full | {hour} बजे
        time-second | {second} सेकंड
        ratio-word | अनुपात

        [spellout-fixes]
        पन्द्रह | पंद्रह
        वाँ | वां
        वी | वीं

        [hour-names]
        बजे | after

        [titles]
        अध्याय
        भाग
        खंड
        पुस्तक
        प्रस्तावना
        भूमिका
        परिशिष्ट

        [months]
        1 | जनवरी
        2 | फ़रवरी, फरवरी
        3 | मार्च
        4 | अप्रैल
        5 | मई
        6 | जून
        7 | जुलाई
        8 | अगस्त
        9 | सितंबर, सितम्बर
        10 | अक्टूबर, अक्तूबर
        11 | नवंबर, नवम्बर
        12 | दिसंबर, दिसम्बर

        [percents]
        % | प्रतिशत

        [units]
        किमी/घंटा, कि.मी./घंटा, km/h | किलोमीटर प्रति घंटा
        किमी/घं | किलोमीटर प्रति घंटा
        km, किमी, कि.मी. | किलोमीटर
        m, मी | मीटर | | exact
        cm, सेमी | सेंटीमीटर
        mm | मिलीमीटर
        µm, μm | माइक्रोमीटर
        km², km2 | वर्ग किलोमीटर
        m², m2 | वर्ग मीटर
        ha | हेक्टेयर
        ac | एकड़
        mi | मील
        in | इंच | | exact
        ft | फीट
        yd | यार्ड
        km/h, km/hr | किलोमीटर प्रति घंटा
        mi/hr | मील प्रति घंटा
        kg, किग्रा | किलोग्राम
        g | ग्राम | | exact
        mg | मिलीग्राम
        cg | सेंटीग्राम
        dg | डेसीग्राम
        lb | पाउंड
        st | स्टोन | | exact spaced
        q | क्विंटल | | exact
        l, L | लीटर | | exact
        ml | मिलीलीटर
        qt | क्वार्ट
        gal | गैलन
        pt | पिंट
        yr | वर्ष
        min | मिनट
        °C | डिग्री सेल्सियस
        K | केल्विन | | exact
        ° | डिग्री

        [currencies]
        ₹, Rs, रु, INR | रुपए | पैसे
        $, USD | डॉलर | सेंट
        €, EUR | यूरो | सेंट
        £, GBP | पाउंड | पेंस
        ¥ | येन | सेन
        ₩ | वॉन | जिओन
        ₺ | लीरा | कुरस
        ৳ | टका | पैसे
        ₦ | नाइरा | कोबो

        [scales]
        हज़ार, हजार | हज़ार | 3
        लाख | लाख | 5
        करोड़ | करोड़ | 7
        अरब | अरब | 9

        [ordinals]
        ला | m
        रा | m
        था | m
        ठा | m
        वां | m
        वाँ | m
        ली | f
        री | f
        थी | f
        ठी | f
        वीं | f

        [year-words]
        सन, सन्, साल, वर्ष | before
        में, का, की, के, से, तक | after

        [romans]
        अध्याय, भाग, खंड | after
        लुई, जॉर्ज, हेनरी, एडवर्ड, चार्ल्स, जेम्स, फिलिप, पोप | after ordinal | m

        [number-endings]
        वें | ordinal | drop | वाँ वें, वां वें

        [telephone-words]
        फोन फ़ोन मोबाइल दूरभाष टेलीफोन मो

        [signs]
        & | और
        % | प्रतिशत
        ° | डिग्री
        @ | ऐट
        # | नंबर
        + | प्लस
        = | बराबर
        × | गुणा
        ± | प्लस माइनस

        [math]
        - | माइनस
        − | माइनस
        ÷ | भाग
        < | से कम
        > | से अधिक

        [abbreviations]
        डॉ. | डॉक्टर | | डॉ. सीमा => डॉक्टर सीमा
        प्रो. | प्रोफेसर
        इं. | इंजीनियर
        ले. | लेफ्टिनेंट
        वै. | वैज्ञानिक
        मा. | मास्टर
        कु. | कुमारी
        पृ. | पृष्ठ | before-number
        ई. पू. | ईसा पूर्व
        सं. | संख्या | before-digits
        नं. | नंबर | before-digits
        क्र. | क्रमांक | before-digits
        रु. | रुपए | before-digits
        पं. | पंडित | before-word
        श्री. | श्री | before-word
        सुश्री. | सुश्री | before-word
        न्या. | न्यायमूर्ति | before-word
        प्रा. | प्राध्यापक | before-word
        स्व. | स्वर्गीय | before-word
        ई. | ईसवी | before-number
        ई. | ईसवी | after-number sentence
        वि. सं. | विक्रम संवत
        पृ. सं. | पृष्ठ संख्या
        अ. | अध्याय | before-digits
        मो. | मोबाइल | before-digits
        दू. | दूरभाष | before-digits
        कि. मी. | किलोमीटर | after-number sentence
        कि. ग्रा. | किलोग्राम | after-number sentence
        से. मी. | सेंटीमीटर | after-number sentence
        मि. मी. | मिलीमीटर | after-number sentence
        मी. | मीटर | after-number sentence
        ग्रा. | ग्राम | after-number sentence
        घं. | घंटे | after-number sentence
        मि. | मिनट | after-number sentence
        """
}
