extension Portuguese {
    static let abbreviations = """
        [abbreviations]
        e segs. | e seguintes | sentence
        e ss. | e seguintes | sentence
        inc. | inciso | before-number
        al. | alínea | before-number
        Sr. | senhor | | o Sr. Silva => o senhor Silva
        Sra. | senhora
        Sr.ª | senhora
        Srª | senhora
        Srs. | senhores
        Sras. | senhoras
        Srta. | senhorita
        D. | dom | exact before-name | D. Pedro => dom Pedro; D. Maria => dona Maria
        D.ª | dona | exact
        Dª | dona | exact
        Dna. | dona
        Dr. | doutor | stop-optional
        Dra. | doutora | | a Dra. Costa => a doutora Costa
        Dr.ª | doutora
        Drs. | doutores
        Prof. | professor
        Profa. | professora
        Prof.ª | professora
        Profª | professora
        Eng. | engenheiro
        Eng.º | engenheiro
        Arq. | arquiteto
        Exmo. | excelentíssimo
        Exma. | excelentíssima
        Ilmo. | ilustríssimo
        Ilma. | ilustríssima
        V. Exa. | Vossa Excelência
        V. Ex.ª | Vossa Excelência
        S. M. | Sua Majestade
        Gen. | general | before-name
        Cel. | coronel | before-name
        Cap. | capitão | exact before-name
        Ten. | tenente | before-name
        Pe. | padre | exact before-name
        P.e | padre | exact
        Fr. | frei | exact before-name
        Sto. | santo | exact before-name
        Sta. | santa | exact before-name
        S. | são | exact before-name
        Mons. | monsenhor
        a. C. | antes de Cristo | sentence | em 44 a.C. => em quarenta e quatro antes de Cristo.
        d. C. | depois de Cristo | sentence
        p. ex. | por exemplo | | p. ex. pão => por exemplo pão
        etc. | et cetera | sentence | pão, vinho, etc. => pão, vinho, et cetera.
        i. e. | isto é
        cf. | confira
        v. g. | verbi gratia
        ibid. | ibidem | sentence
        id. | idem | sentence
        op. cit. | obra citada
        N. B. | nota bene
        N. do T. | nota do tradutor | sentence
        P. S. | pós-escrito
        q. b. | quanto baste | sentence
        s. d. | sem data | sentence
        pág. | página | | pág. 12 => página doze
        págs. | páginas
        pp. | páginas | exact before-number | pp. 33-35 => páginas trinta e três a trinta e cinco
        p. | página | exact before-digits
        vol. | volume | before-number
        vols. | volumes
        t. | tomo | exact before-number
        cap. | capítulo | before-number
        caps. | capítulos | before-number
        art. | artigo | before-number
        arts. | artigos | before-number
        fig. | figura | before-number
        séc. | século | before-number
        séc. | século | sentence
        sécs. | séculos | before-number
        sécs. | séculos | sentence
        ed. | edição
        n.º | número | | o n.º 5 => o número cinco
        nº | número
        N.º | número
        nos. | números | exact before-digits
        núm. | número
        aprox. | aproximadamente | sentence
        Av. | avenida | before-word
        Avª | avenida
        R. | rua | exact before-name
        Pça. | praça
        Lg. | largo | before-name
        Trav. | travessa | before-name
        Rod. | rodovia | before-name
        Est. | estrada | before-name
        apto. | apartamento
        tel. | telefone
        ext. | extensão
        ramal. | ramal
        máx. | máximo
        mín. | mínimo
        hab. | habitantes | sentence after-number
        Cia. | companhia | sentence
        Ltda. | limitada | sentence
        Lda. | limitada | sentence
        S. A. | sociedade anônima | sentence
        E. U. A. | Estados Unidos | sentence
        N. Sra. | Nossa Senhora
        Nª Sra. | Nossa Senhora
        km | quilômetro | exact before-digits
        rev. | revista | sentence
        esq. | esquerdo | sentence
        dto. | direito | sentence
        av. | avenida | before-name
        r. | rua | exact before-address | na r. Augusta 5 => na rua Augusta cinco; r. Maria => r. Maria
        pç. | praça | before-name
        trav. | travessa | before-name
        """
}
