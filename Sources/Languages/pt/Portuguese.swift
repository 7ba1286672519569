/// Portuguese as in Brazil; what Portugal says otherwise is in `EuropeanPortuguese`.
enum Portuguese {
    static let settings = """
        [settings]
        month-year | {month} de {year}
        out-of | de
        per | por
        about | cerca de
        power | elevado a {n}
        locale | pt
        decimal-marks | comma
        group-marks | . space
        minus | menos
        plus | mais
        plus-minus | mais ou menos
        decimal-word | vírgula
        decimal-style | pairs
        dot-word | ponto
        range-word | a
        money-joiner | e
        mixed-joiner | e
        half | meio/meia
        half-after | e meio/e meia
        times-word | vezes
        hour-words | à às
        million-of | de
        fraction-style | avos
        and | e
        date-order | dmy
        date-first | primeiro
        date-link | de
        dotted-times | yes
        time-second | e {second} segundos
        local-telephones | yes
        extension-word | extensão
        degree-ordinal | yes
        ratio-word | a
        squared | ao quadrado
        cubed | ao cubo
        electronic | letters
        plural-endings | s

        [roman-joiners]
        e ao

        [telephone-words]
        telefone

        [titles]
        Capítulo
        Parte
        Livro
        Tomo
        Volume
        Seção
        Secção
        Ato
        Cena
        Canto
        Prefácio
        Prólogo
        Introdução
        Epílogo
        Apêndice
        Anexo
        Conclusão

        [months]
        1 | janeiro | jan
        2 | fevereiro | fev
        3 | março | mar
        4 | abril | abr
        5 | maio | mai
        6 | junho | jun
        7 | julho | jul
        8 | agosto | ago
        9 | setembro | set
        10 | outubro | out
        11 | novembro | nov
        12 | dezembro | dez

        [time-words]
        às, as, à

        [day-parts]
        morning | da manhã
        noon | da tarde
        afternoon | da tarde
        night | da noite

        [ordinals]
        .º, º, .o, o | m
        .ª, ª, .a, a | f
        .ºs, ºs, os | mp
        .ªs, ªs, as | fp

        [romans]
        capítulo, capítulos, cap, livro, tomo, t, volume, vol, ato, acto, canto, título, artigo, art | after ordinal | m
        parte, seção, secção, cena | after ordinal | f
        século, séculos, séc, milênio, milénio | after ordinal | m
        página, pág, figura, fig, tabela, número, ano | after
        guerra, república, internacional, cruzada, dinastia, olimpíada, edição, legislatura | before ordinal | f
        império, reich, concílio, congresso, festival, aniversário, plano | before ordinal | m
        salmo, tipo, fase, anexo, apêndice, lição, nível, classe, grupo, unidade, tema, episódio | after

        [rulers]
        m | Pedro, João, Luís, Henrique, Afonso, Sancho, Dinis, Fernando, Duarte, Manuel, Sebastião, Filipe
        m | José, Miguel, Carlos, Napoleão, Guilherme, Frederico, Jorge, Eduardo, Ricardo, Jaime, Alexandre
        m | Nicolau, Ivan, Pio, Leão, Gregório, Inocêncio, Bento, Clemente, Urbano, Júlio, Sisto, Bonifácio
        m | Paulo, Maximiliano, Otão, Rodolfo, Leopoldo, Alberto, Ramsés, Ptolomeu, Dario, Amadeu, Humberto
        m | Francisco, Augusto, Gustavo, Cristiano, Filipe, Felipe, Solimão, Adriano, Calisto, Eugênio, Eugénio
        f | Isabel, Catarina, Maria, Ana, Joana, Cristina, Margarida, Beatriz, Cleópatra, Elizabeth, Leonor

        [weekdays]
        seg | segunda
        ter | terça
        qua | quarta
        qui | quinta
        sex | sexta
        sáb | sábado
        dom | domingo

        [compass]
        N | norte
        S | sul
        E | leste
        L | leste
        O | oeste
        W | oeste

        [genders]
        m | dia, mapa, problema, tema, sistema, programa, poeta, cinema, drama, planeta, clima, idioma, poema
        m | telegrama, grama, quilograma, cometa, fantasma, guarda, profeta, pirata, atleta, artista, turista
        m | jornalista, dentista, pianista, colega, camarada, enigma, esquema, panorama, dilema, sintoma
        m | diploma, aroma, jesuíta, monarca, gorila, sofá, papa, belga, mês, inglês, francês, país, ônibus
        f | mulher, vez, noite, tarde, mão, parte, classe, ponte, torre, árvore, flor, cor, voz, luz, cruz, lei
        f | mãe, irmã, maçã, manhã, nave, chave, rede, fonte, morte, gente, série, foto, moto, base, frase, fase
        f | carne, fé, pele, sede, saúde, dor, catedral, raiz, paz, noz, perdiz, avó, tribo, libra, ordem, nuvem
        f | vozes, luzes, cruzes, vezes, raízes, nozes, cores, flores, dores, mães, mãos, ordens, nuvens, crise, tese
        f | colher, colheres, mulheres, noites, tardes, partes, aves, ave, serpente, semente, sementes, árvores, leis
        f | imagem, viagem, página, pessoa, costa, arte, greve, neve, sorte, corte, tosse, posse, espécie

        [feminine-endings]
        a, as, ção, ções, são, sões, dade, dades, gem, gens, tude, tudes, ice, ices

        [articles]
        m | o, do, ao, no, um, pelo, seu, este, os
        f | a, da, à, na, uma, pela, sua, esta, as

        [function-words]
        o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sob
        sobre entre até desde contra ante após e ou mas nem que se como quando onde quem qual cujo este esta
        estes estas esse essa esses essas aquele aquela meu minha teu tua seu sua seus suas nosso nossa eu tu
        ele ela nós vós eles elas você vocês me te lhe lhes não sim já muito mais menos tão também assim ainda
        sempre nunca hoje ontem amanhã aqui ali lá é era foi são eram foram há havia está estava ser ter tem
        têm tinha antes depois então embora porque pois isto isso aquilo ao à aos às

        [acronyms]
        otan nato onu unesco aids petrobras sida

        [initialisms]
        eua ue urss usp adn dna iva cpf oms ong pib

        [typed-primes]
        " ” | polegada/polegadas | f

        [signs]
        & | e
        § | parágrafo
        §§ | parágrafos
        ° | graus
        % | por cento
        ‰ | por mil
        @ | arroba
        # | número
        № | número
        + | mais
        = | igual a
        × | vezes
        ÷ | dividido por
        ± | mais ou menos
        ≈ | aproximadamente
        ≤ | menor ou igual a
        ≥ | maior ou igual a
        © | copyright
        → | seta

        [math]
        * | vezes
        < | menor que
        > | maior que
        ≠ | diferente de

        [electronic]
        com | com
        org | org
        net | net
        info | info
        gmail | gmail
        . | ponto
        / | barra
        : | dois pontos
        - | hífen
        _ | sublinhado
        @ | arroba

        [fractions]
        2 | meio | meios
        3 | terço | terços
        100 | centésimo | centésimos
        1000 | milésimo | milésimos

        [pers]
        kg | por quilo
        h | por hora
        ano | por ano
        mês | por mês
        dia | por dia

        [hyphens]
        compounds | sparing
        enclitics | o a os as lo la los las no na nos nas me te se lhe lhes vos
        joiners | e ou
        """

    static let units = """
        [percents]
        % | por cento
        ‰ | por mil

        [units]
        km | quilômetro/quilômetros | | m
        m | metro/metros | | m exact
        cm | centímetro/centímetros | | m
        mm | milímetro/milímetros | | m
        µm, μm | micrômetro/micrômetros | | m
        nm | nanômetro/nanômetros | | m exact
        dm | decímetro/decímetros | | m
        km², km2 | quilômetro quadrado/quilômetros quadrados | | m
        m², m2 | metro quadrado/metros quadrados | | m
        cm², cm2 | centímetro quadrado/centímetros quadrados | | m
        km³ | quilômetro cúbico/quilômetros cúbicos | | m
        m³, m3 | metro cúbico/metros cúbicos | | m
        cm³, cm3 | centímetro cúbico/centímetros cúbicos | | m
        ha | hectare/hectares | | m
        km/h, kph | quilômetro por hora/quilômetros por hora | | m
        mph | milha por hora/milhas por hora | | f
        m/s | metro por segundo/metros por segundo | | m
        mi | milha/milhas | | f exact spaced
        kg | quilo/quilos | | m
        g | grama/gramas | | m exact
        mg | miligrama/miligramas | | m
        µg, μg | micrograma/microgramas | | m
        t | tonelada/toneladas | | f exact
        l, L | litro/litros | | m
        ml | mililitro/mililitros | | m
        cl | centilitro/centilitros | | m
        dl | decilitro/decilitros | | m
        hl | hectolitro/hectolitros | | m
        s, seg | segundo/segundos | | m exact
        min | minuto/minutos | | m
        h | hora/horas | | f exact
        ms | milissegundo/milissegundos | | m exact
        W | watt/watts | | m exact
        kW | quilowatt/quilowatts | | m
        MW | megawatt/megawatts | | m exact
        kWh | quilowatt-hora/quilowatts-hora | | m
        V | volt/volts | | m exact
        A | ampere/amperes | | m exact spaced
        Hz | hertz | | m
        kHz | quilohertz | | m
        MHz | megahertz | | m
        GHz | gigahertz | | m
        kJ | quilojoule/quilojoules | | m
        kcal | quilocaloria/quilocalorias | | f
        cal | caloria/calorias | | f
        cv | cavalo/cavalos | | m exact
        Pa | pascal/pascais | | m exact
        hPa | hectopascal/hectopascais | | m
        dB | decibel/decibéis | | m
        kB, KB | quilobyte/quilobytes | | m
        MB | megabyte/megabytes | | m exact
        GB | gigabyte/gigabytes | | m
        TB | terabyte/terabytes | | m
        °C, ° C, ℃ | grau Celsius/graus Celsius | | m
        °F, ° F | grau Fahrenheit/graus Fahrenheit | | m
        ° | grau/graus | | m
        c. de sopa, col. de sopa, colh. de sopa, c. sopa, col. sopa | colher de sopa/colheres de sopa | | f
        c. de chá, col. de chá, colh. de chá, c. chá, col. chá | colher de chá/colheres de chá | | f
        xíc, xíc. | xícara/xícaras | | f
        ′ | minuto/minutos | | m tight
        ″ | segundo/segundos | | m tight

        [currencies]
        R$, BRL | real/reais | centavo/centavos | m
        €, EUR | euro/euros | cêntimo/cêntimos | m
        US$, USD | dólar americano/dólares americanos | centavo/centavos | m
        $ | dólar/dólares | centavo/centavos | m
        £, GBP | libra/libras | pêni/pence | f
        ¥, JPY | iene/ienes | | m
        CHF | franco suíço/francos suíços | cêntimo/cêntimos | m
        ₽ | rublo/rublos | copeque/copeques | m
        ₩ | won/wons | | m
        ₹ | rupia/rupias | | f
        ¢ | centavo/centavos | | m

        [scales]
        mil | mil | 3
        milhão, milhões, mi | milhão/milhões | 6
        bilhão, bilhões, bi | bilhão/bilhões | 9
        trilhão, trilhões, tri | trilhão/trilhões | 12
        bilião, biliões | bilião/biliões | 12
        """
}

/// What Portugal says otherwise; its number words are in the speller.
enum EuropeanPortuguese {
    static let settings = """
        [units]
        km | quilómetro/quilómetros | | m
        km² | quilómetro quadrado/quilómetros quadrados | | m
        km/h | quilómetro por hora/quilómetros por hora | | m
        kg | quilograma/quilogramas | | m

        [scales]
        mil milhões | mil milhões | 9
        """
}
