extension German {
    static let abbreviations = """
        [abbreviations]
        z. B. | zum Beispiel | | z.B. ein Eis => zum Beispiel ein Eis
        d. h. | das heißt
        d. i. | das ist
        u. a. | unter anderem | sentence
        u. ä. | und ähnliches | sentence
        u. Ä. | und Ähnliches | sentence
        o. ä. | oder ähnliches | sentence
        o. Ä. | oder Ähnliches | sentence
        u. U. | unter Umständen
        i. d. R. | in der Regel
        i. A. | im Auftrag
        i. e. S. | im engeren Sinne
        i. Allg. | im Allgemeinen
        m. E. | meines Erachtens
        s. o. | siehe oben | sentence
        s. u. | siehe unten | sentence
        s. a. | siehe auch
        v. a. | vor allem
        u. v. a. | und viele andere | sentence
        u. v. m. | und vieles mehr | sentence
        usw. | und so weiter | sentence | Brot, Käse usw. => Brot, Käse und so weiter.
        usf. | und so fort | sentence
        etc. | et cetera | sentence
        bzw. | beziehungsweise
        ca. | circa
        vgl. | vergleiche
        evtl. | eventuell
        ggf. | gegebenenfalls
        inkl. | inklusive
        exkl. | exklusive
        sog. | sogenannte | before-word
        gest. | gestorben
        geb. | geboren
        verh. | verheiratet
        n. Chr. | nach Christus | sentence
        v. Chr. | vor Christus | sentence
        n. u. Z. | nach unserer Zeitrechnung | sentence
        v. u. Z. | vor unserer Zeitrechnung | sentence
        Dr. med. | Doktor med
        Dr. phil. | Doktor phil
        Dr. | Doktor | stop-optional | Dr. Faust => Doktor Faust
        Prof. | Professor
        Hr. | Herr | before-name
        Hrn. | Herrn | before-name
        Fr. | Frau | before-name
        Frl. | Fräulein | before-name
        Dipl.-Ing. | Diplomingenieur
        Ing. | Ingenieur
        Hptm. | Hauptmann
        Lt. | Leutnant
        Gen. | General | before-name
        St. | Sankt | before-name
        Hl. | Heilige | before-name
        hl. | heilige | before-name
        Nr. | Nummer | | Chanel Nr. 5 => Chanel Nummer fünf
        Nrn. | Nummern
        Bd. | Band
        Bde. | Bände
        Kap. | Kapitel
        Abschn. | Abschnitt
        Abb. | Abbildung
        Tab. | Tabelle | before-number
        Taf. | Tafel | before-number
        Art. | Artikel | before-number
        Abs. | Absatz | before-number
        Anm. | Anmerkung
        Aufl. | Auflage
        Ausg. | Ausgabe
        Hrsg. | Herausgeber
        hrsg. | herausgegeben
        S. | Satz | exact before-digits after-law | § 5 Abs. 2 S. 1 => Paragraf fünf Absatz zwei Satz eins
        S. | Seite | exact before-digits | auf S. 12 => auf Seite zwölf
        s. | siehe | exact before-name
        s. | siehe | exact before-lower
        f. | folgende | exact after-number sentence
        ff. | fortfolgende | after-number sentence
        Jh. | Jahrhundert | sentence | im 19. Jh. lebten => im neunzehnten Jahrhundert lebten
        Jhs. | Jahrhunderts | sentence
        Jhd. | Jahrhundert | sentence
        Jhdt. | Jahrhundert | sentence
        Jg. | Jahrgang
        Mio. | Millionen | after-number
        Mrd. | Milliarden | after-number
        Std. | Stunden | sentence after-number
        Min. | Minuten | sentence after-number
        Sek. | Sekunden | sentence after-number
        Tsd. | Tausend | after-number
        Str. | Straße | sentence after-name
        Pl. | Platz | sentence after-name
        Tel. | Telefon
        Abt. | Abteilung
        Fa. | Firma
        Co. | Compagnie | sentence
        Mag. | Magister | before-name
        Bf. | Bahnhof
        Hbf. | Hauptbahnhof
        lat. | lateinisch
        griech. | griechisch
        franz. | französisch
        frz. | französisch
        engl. | englisch
        dt. | deutsch
        ital. | italienisch
        russ. | russisch
        Mo. | Montag | before-name
        Jan. | Januar | after-number
        Febr. | Februar | after-number
        a. M. | am Main
        a. d. | an der | before-name
        Frankfurt a. M. | Frankfurt am Main | sentence
        u. a. m. | und anderes mehr | sentence | Obst u. a. m. => Obst und anderes mehr.
        etc. pp. | et cetera perge perge | sentence
        zzgl. | zuzüglich | | zzgl. MwSt. => zuzüglich Mehrwertsteuer.
        abzgl. | abzüglich
        MwSt. | Mehrwertsteuer | stop-optional sentence
        USt. | Umsatzsteuer | sentence
        z. T. | zum Teil
        z. Zt. | zur Zeit
        z. Z. | zur Zeit
        i. V. | in Vertretung
        p. a. | per annum | sentence
        d. J. | des Jahres | sentence
        d. M. | des Monats | sentence
        lfd. Nr. | laufende Nummer
        lfd. | laufend | before-word
        o. g. | oben genannt | before-word
        Str. | Straße | before-digits
        v. | von | exact before-name
        Tel.-Nr. | Telefonnummer
        Pck. | Päckchen | after-number
        Msp. | Messerspitze | before-word
        u. v. a. m. | und viele andere mehr | sentence
        i. V. m. | in Verbindung mit
        i. V. m | in Verbindung mit
        gem. | gemäß | | gem. § 5 => gemäß Paragraf fünf
        Z. | Zeile | exact before-digits
        op. | Opus | before-digits | op. 125 => Opus einhundertfünfundzwanzig
        im J. | im Jahre | before-digits | im J. 1812 => im Jahre achtzehnhundertzwölf
        v. | vom | exact before-digits | v. 5. Mai => vom fünften Mai; v. Chr. => vor Christus.
        Anf. | Anfang
        Mind. | Mindestens
        mind. | mindestens
        max. | maximal
        bzgl. | bezüglich
        lt. | laut
        Dr. h. c. | Doktor honoris causa
        verw. | verwitwete | before-name
        a. D. | außer Dienst | sentence
        i. R. | im Ruhestand | sentence
        gegr. | gegründet
        gem. | gemäß | before-word
        zw. | zwischen | | zw. 5 und 6 => zwischen fünf und sechs
        einschl. | einschließlich
        ausschl. | ausschließlich
        insb. | insbesondere
        insbes. | insbesondere
        bes. | besonders | before-lower
        versch. | verschiedene | before-word
        entspr. | entsprechend
        urspr. | ursprünglich
        verb. | verbesserte | before-name
        überarb. | überarbeitete | before-name
        erw. | erweiterte | before-name
        Hg. | Herausgeber
        hg. | herausgegeben
        Verf. | Verfasser
        Übers. | Übersetzer
        Ges. | Gesellschaft
        Tel | Telefon | exact before-digits
        Mwst. | Mehrwertsteuer | sentence
        jew. | jeweils
        zus. | zusammen
        allg. | allgemein | before-lower
        Einw. | Einwohner | after-number sentence
        Stck. | Stück | after-number sentence

        [words-too]
        # form | words behind which it is short
        Franz, Abt, Verb, Kap |
        """
}
