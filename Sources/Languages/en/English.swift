/// English, American unless the region says otherwise.
enum English {
    static let settings = """
        [settings]
        month-year | {month} {year}
        below | less than
        above | more than
        per | per
        about | about
        power | to the power of {n}
        by-word | by
        words-before-i | no fig art
        words-behind-i | of and or to in
        times-word | times
        over-word | over
        out-of | out of
        fraction-of | of a
        attributive-articles | a an
        locale | en
        cardinal | %spellout-cardinal
        ordinal | %spellout-ordinal
        year | %spellout-numbering-year
        decimal-marks | .
        group-marks | comma
        minus | minus
        plus | plus
        plus-minus | plus or minus
        decimal-word | point
        dot-word | dot
        bare-decimal | none
        range-word | to
        money-joiner | and
        mixed-joiner | and
        fraction-plural | s
        and | and
        squared | squared
        cubed | cubed
        date-order | mdy
        date | the {day} of {month} {year}
        date-day | ordinal

        [roman-joiners]
        and to

        [telephone-words]
        phone telephone mobile

        [era-marks]
        bc bce ad ce b a

        [streets]
        st street ave avenue rd road blvd boulevard dr drive ln lane ct court pl place sq square
        way expy expressway hwy highway pkwy parkway terrace ter row mews gardens crescent

        [numbered-places]
        room rooms suite flat apartment apt flight route highway boeing airbus

        [extension-words]
        ext extension x

        [before-years]
        in since of by until till from year before after circa

        [titles]
        Chapter
        Part
        Book
        Volume
        Section
        Act
        Scene
        Canto
        Letter
        Lesson
        Appendix
        Prologue
        Epilogue
        Preface
        Introduction
        Foreword
        Afterword

        [months]
        1 | January | Jan
        2 | February | Feb
        3 | March | Mar
        4 | April | Apr
        5 | May
        6 | June | Jun
        7 | July | Jul
        8 | August | Aug
        9 | September | Sept, Sep
        10 | October | Oct
        11 | November | Nov
        12 | December | Dec

        [weekdays]
        Mon | Monday
        Tue, Tues | Tuesday
        Wed | Wednesday
        Thu, Thur, Thurs | Thursday
        Fri | Friday
        Sat | Saturday
        Sun | Sunday

        [compass]
        N | north
        S | south
        E | east
        W | west

        [fractions]
        2 | half | halves
        4 | quarter | quarters
        1/2 | one half | a half
        1/4 | one quarter | a quarter
        1/3 | one third | a third
        50/50 | fifty fifty
        9/11 | nine eleven

        [romans]
        # words | after | gender
        chapter, chapters, chap, ch, part, parts, book, books, bk, volume, volumes, vol, vols | after
        act, acts, scene, scenes, sc, section, sections, sec, canto, cantos, appendix, app | after
        article, articles, art, title, war, number, no, nos, page, pages, p, pp, plate, pl | after
        figure, fig, table, tab, phase, type, grade, class, level, stage, series, season | after
        episode, letter, lesson, verse, stanza, psalm, sonnet, column, col, case, category | after
        division, exercise, experiment, factor, footnote, note, group, item, corps, tome | after
        movement, op, opus, symphony, paper, proposition, theorem, problem, stave, fit | after
        apollo, mark, mk, world, rocky, titan, saturn, olympiad, superbowl, bowl, land, day | after

        century, centuries | before ordinal

        [rulers]
        m | Louis, George, Edward, Henry, Charles, James, William, Richard, John, Philip, Nicholas
        m | Peter, Paul, Alexander, Frederick, Pius, Leo, Gregory, Innocent, Clement, Urban, Boniface
        m | Benedict, Julius, Sixtus, Adrian, Ramesses, Ramses, Thutmose, Amenhotep, Seti, Ptolemy
        m | Napoleon, Ivan, Ferdinand, Francis, Leopold, Joseph, Otto, Robert, David, Malcolm
        m | Constantine, Justinian, Theodosius, Darius, Xerxes, Cyrus, Artaxerxes, Antiochus
        m | Mehmed, Murad, Selim, Suleiman, Gustav, Gustavus, Christian, Carl, Haakon, Harald, Olav
        m | Stephen, Henri, Philippe, Alfonso, Felipe, Carlos, Umberto, Victor, Emmanuel, Michael
        m | Baldwin, Kenneth, Casimir, Sigismund, Ladislaus, Wenceslaus, Rudolf, Rudolph, Maximilian
        m | Ferdinand, Wilhelm, Friedrich, Alphonse, Kamehameha, Rama, Celestine, Honorius, Eugene
        f | Elizabeth, Catherine, Mary, Anne, Margaret, Isabella, Joan, Victoria, Cleopatra
        f | Beatrix, Juliana, Wilhelmina, Margrethe, Christina, Matilda

        [function-words]
        the a an and or but nor so yet for of in on at by to from with without into onto upon as
        is are was were be been being am do does did has have had will would shall should can could
        may might must not no yes he she it we you they i me him her us them his hers its our their
        my your this that these those there here then than when where why how who whom whose what
        which while if though although because since until till after before during between
        among through over under again once now just also only even still all any both each few
        more most some such both either neither one two every everyone nobody somebody let oh ah
        well why perhaps maybe soon later meanwhile however thus hence once never always said
        yesterday today tomorrow

        [lettered]
        vitamin plan grade section part type class group option hepatitis appendix note key level team
        row figure exhibit letter point step case answer version series form point

        [acronyms]
        nato nasa unesco unicef opec aids radar laser sonar scuba asap pin nasdaq

        [initialisms]
        fbi cia usa uk us un eu ussr bbc nbc cbs abc cnn hbo iq id it pc tv dvd cd dna rna atm gps
        hiv ibm mit ucla nyu ira irs ioc ceo cfo cto vip raf ukip mi sas faq url api aaa
        aarp cpu gpu usb gop npr mba phd diy uae ufo afl cio iou rip sos ucl lse ama apa oed

        [signs]
        & | and
        § | section
        §§ | sections
        ° | degrees
        % | percent
        ‰ | per mille
        @ | at
        # | number
        + | plus
        ^ | to the power of
        = | equals
        × | times
        ÷ | divided by
        ± | plus or minus
        ≈ | about
        ≤ | at most
        ≥ | at least
        ≠ | is not equal to
        © | copyright
        № | number
        ¶ | paragraph
        → | arrow
        ⇒ | implies
        √ | the square root of
        ∠ | angle

        [math]
        * | times
        < | is less than
        > | is greater than
        ≤ | is less than or equal to
        ≥ | is greater than or equal to

        [electronic]
        www | W W W
        http | H T T P
        https | H T T P S
        jpg | jpeg
        . | dot
        / | slash
        : | colon
        - | dash
        _ | underscore
        @ | at
        ~ | tilde
        ? | question mark
        = | equals
        & | and
        # | hash
        % | percent
        + | plus

        [hyphens]
        compounds | common
        prefixes | anti auto counter extra fore hyper infra inter intra macro meta micro mid mini mis
        prefixes | multi neo non out over post pre pro proto pseudo semi sub super trans ultra under
        suffixes | able dom fold ful hood less man men most ness ship some ward wards wise
        together | to-day to-night to-morrow
        joiners | and or
        """ + RomanTriggers.section(endings: ["st", "nd", "rd", "th"])
}

/// What British English says otherwise.
enum BritishEnglish {
    static let settings = """
        [settings]
        cardinal | %spellout-cardinal-verbose
        ordinal | %spellout-ordinal-verbose
        year | %spellout-numbering-year
        date-order | dmy

        [units]
        p | penny/pence | | exact tight
        """
}
