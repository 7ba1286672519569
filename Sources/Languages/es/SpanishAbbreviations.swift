extension Spanish {
    static let abbreviations = """
        [abbreviations]
        y ss. | y siguientes | sentence | p. 5 y ss. => página cinco y siguientes.
        ss. | siglos | before-number | en los ss. XVI y XVII => en los siglos dieciséis y diecisiete
        párr. | párrafo | before-number
        Sr. | señor | | El Sr. López => El señor López
        Sra. | señora | | la Sra. Pérez => la señora Pérez
        Srta. | señorita
        Sres. | señores
        Sras. | señoras
        Srtas. | señoritas
        D. | don | exact before-name | D. Juan => don Juan
        D.ª | doña | exact
        Dª | doña | exact
        Da. | doña | exact before-name
        Da. | doña | exact alone
        da. | doña | exact before-lower
        Dña. | doña
        Dr. | doctor | stop-optional
        Dra. | doctora | | La Dra. Martínez => La doctora Martínez
        Dres. | doctores
        Prof. | profesor
        Profa. | profesora
        Lic. | licenciado
        Lcdo. | licenciado
        Lcda. | licenciada
        Ing. | ingeniero
        Arq. | arquitecto
        Gral. | general
        Cnel. | coronel
        Cap. | capitán | exact before-name
        Tte. | teniente | exact
        Sgto. | sargento | exact
        Excmo. | excelentísimo
        Excma. | excelentísima
        Ilmo. | ilustrísimo
        Ilma. | ilustrísima
        Mons. | monseñor
        Rvdo. | reverendo
        Fr. | fray | exact before-name
        P. | padre | exact before-name
        Sto. | santo | exact before-name
        Sta. | santa | exact before-name
        S. | san | exact before-name
        s. | siglo | exact before-number | en el s. XV => en el siglo quince
        Ud. | usted | sentence
        Uds. | ustedes | sentence
        Vd. | usted | sentence
        Vds. | ustedes | sentence
        V. M. | Vuestra Majestad
        S. M. | Su Majestad
        S. A. R. | Su Alteza Real
        S. A. | sociedad anónima | sentence
        EE. UU. | Estados Unidos | sentence | en EE. UU. hay => en Estados Unidos hay; EE.UU. => Estados Unidos.
        EEUU | Estados Unidos | exact
        JJ. OO. | Juegos Olímpicos | sentence
        RR. HH. | recursos humanos | sentence
        FF. AA. | Fuerzas Armadas | sentence
        a. C. | antes de Cristo | sentence | en el 44 a. C. => en el cuarenta y cuatro antes de Cristo.
        d. C. | después de Cristo | sentence
        a. de C. | antes de Cristo | sentence
        d. de C. | después de Cristo | sentence
        a. de J. C. | antes de Jesucristo | sentence
        p. ej. | por ejemplo | | p. ej. pan => por ejemplo pan
        etc. | etcétera | sentence | pan, vino, etc. => pan, vino, etcétera.
        etcs. | etcéteras | sentence
        i. e. | es decir
        es dec. | es decir
        cf. | confróntese
        cfr. | confróntese
        vid. | véase
        ib. | ibídem | sentence
        ibíd. | ibídem | sentence
        íd. | ídem | sentence
        op. cit. | obra citada
        ob. cit. | obra citada
        N. B. | nota bene
        N. del T. | nota del traductor | sentence
        P. D. | posdata
        P. S. | posdata
        q. e. p. d. | que en paz descanse | sentence
        s. f. | sin fecha | sentence
        pág. | página | | pág. 12 => página doce
        págs. | páginas
        pp. | páginas | exact before-number | pp. 33-35 => páginas treinta y tres a treinta y cinco
        p. | página | exact before-digits
        vol. | volumen | before-number
        vols. | volúmenes
        t. | tomo | exact before-number | t. II => tomo segundo
        cap. | capítulo | before-number
        caps. | capítulos | before-number
        lib. | libro | before-number
        art. | artículo | before-number
        arts. | artículos | before-number
        fig. | figura | before-number
        lám. | lámina | before-number
        ed. | edición
        núm. | número
        núms. | números
        n.º | número
        nº | número
        N.º | número
        no. | número | exact before-digits
        aprox. | aproximadamente | sentence
        apdo. | apartado
        Avda. | avenida
        Av. | avenida | before-word | Av. de la Paz => avenida de la Paz
        av. | avenida | before-name
        avda. | avenida
        C/ | calle | before-name
        c/ | calle | before-name
        pza. | plaza
        plza. | plaza
        pl. | plaza | exact before-name
        ctra. | carretera
        P.º | paseo | exact before-name
        dpto. | departamento
        depto. | departamento
        tel. | teléfono
        teléf. | teléfono
        tfno. | teléfono
        izq. | izquierda | sentence
        dcha. | derecha | sentence
        dcho. | derecho | sentence
        máx. | máximo
        mín. | mínimo
        hab. | habitantes | sentence after-number
        Cía. | compañía | sentence
        Hnos. | hermanos | sentence
        ej. | ejemplo
        ene. | enero | after-number
        febr. | febrero | after-number
        sr. | señor
        sra. | señora
        dr. | doctor
        dra. | doctora
        prof. | profesor
        ud. | usted | sentence
        uds. | ustedes | sentence
        S. L. | sociedad limitada | after-name sentence
        Ntra. | nuestra | before-name
        Ntro. | nuestro | before-name
        Nª | nuestra
        IVA | iva | exact
        c/u | cada uno
        tpo. | tiempo
        km | kilómetro | exact before-digits
        Bco. | Banco | before-name
        rev. | revisada | sentence

        [words-too]
        # form | words behind which it is short
        vid |
        """
}
