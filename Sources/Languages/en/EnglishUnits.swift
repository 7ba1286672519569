extension English {
    static let units = """
        [percents]
        %, per cent, pct | percent
        ‰ | per mille

        [units]
        # written | name | | options
        km | kilometer/kilometers
        m | meter/meters | | exact
        cm | centimeter/centimeters
        mm | millimeter/millimeters
        µm, μm | micrometer/micrometers
        nm | nanometer/nanometers
        mi | mile/miles
        yd, yds | yard/yards
        ft | foot/feet
        in. | inch/inches
        km², km2, sq km, sq. km | square kilometer/square kilometers
        m², m2, sq m, sq. m | square meter/square meters
        cm², cm2, sq cm | square centimeter/square centimeters
        mm², mm2 | square millimeter/square millimeters
        km³, km3 | cubic kilometer/cubic kilometers
        m³, m3, cu m | cubic meter/cubic meters
        cm³, cm3, cc | cubic centimeter/cubic centimeters
        mm³, mm3 | cubic millimeter/cubic millimeters
        sq ft, sq. ft, ft², ft2 | square foot/square feet
        sq mi, sq. mi, mi² | square mile/square miles
        sq in | square inch/square inches
        cu ft, ft³ | cubic foot/cubic feet
        ac | acre/acres
        ha | hectare/hectares
        kg, kgs | kilogram/kilograms
        g | gram/grams | | exact
        mg | milligram/milligrams
        µg, μg | microgram/micrograms
        t | ton/tons | | exact spaced
        lb, lbs | pound/pounds
        oz | ounce/ounces
        st. | stone | | exact spaced
        fl oz, fl. oz | fluid ounce/fluid ounces
        cwt | hundredweight
        l, L | liter/liters | | exact
        ml, mL | milliliter/milliliters
        cl | centiliter/centiliters
        dl | deciliter/deciliters
        gal | gallon/gallons
        qt | quart/quarts
        pt | pint/pints
        tsp | teaspoon/teaspoons
        tbsp, tbs | tablespoon/tablespoons
        s | second/seconds | | exact spaced
        sec, secs | second/seconds
        ms | millisecond/milliseconds
        min, mins | minute/minutes
        h, hr, hrs | hour/hours
        yr, yrs | year/years
        wk, wks | week/weeks
        mph | mile per hour/miles per hour
        km/h, kmh, kph | kilometer per hour/kilometers per hour
        m/s | meter per second/meters per second
        ft/s | foot per second/feet per second
        mpg | mile per gallon/miles per gallon
        rpm | revolution per minute/revolutions per minute
        mbps | megabit per second/megabits per second
        kbps | kilobit per second/kilobits per second
        gbps | gigabit per second/gigabits per second
        MB/s | megabyte per second/megabytes per second
        kb | kilobyte/kilobytes
        MB | megabyte/megabytes | | exact
        GB | gigabyte/gigabytes
        TB | terabyte/terabytes
        W | watt/watts | | exact
        kW | kilowatt/kilowatts
        MW | megawatt/megawatts | | exact
        GW | gigawatt/gigawatts | | exact
        kWh | kilowatt hour/kilowatt hours
        MWh | megawatt hour/megawatt hours
        V | volt/volts | | exact
        kV | kilovolt/kilovolts | | exact
        mV | millivolt/millivolts | | exact
        mA | milliampere/milliamperes | | exact
        mAh | milliampere hour/milliampere hours
        Hz | hertz
        kHz | kilohertz
        MHz | megahertz | | exact
        GHz | gigahertz
        J | joule/joules | | exact
        kJ | kilojoule/kilojoules | | exact
        kcal | kilocalorie/kilocalories
        cal | calorie/calories
        Pa | pascal/pascals | | exact
        hPa | hectopascal/hectopascals
        kPa | kilopascal/kilopascals
        psi | pound per square inch/pounds per square inch
        hp, HP | horsepower
        dB | decibel/decibels
        °C, ° C, ℃ | degree Celsius/degrees Celsius
        °F, ° F, ℉ | degree Fahrenheit/degrees Fahrenheit
        ° | degree/degrees
        K | kelvin | | exact spaced
        px | pixel/pixels
        s. | shilling/shillings | | exact tight whole
        d. | penny/pence | | exact tight whole
        s | second/seconds | | exact tight decimal
        d | penny/pence | | exact tight
        mmHg, mm Hg | millimeter of mercury/millimeters of mercury
        ′ | foot/feet | | tight
        ″ | inch/inches | | tight

        [typed-primes]
        " ” | inch/inches
        ' ’ | foot/feet

        [currencies]
        # signs and codes | name | hundredth | options
        US$, USD, U.S.$ | US dollar/US dollars | cent/cents
        A$, AU$, AUD | Australian dollar/Australian dollars | cent/cents
        C$, CA$, CAD | Canadian dollar/Canadian dollars | cent/cents
        NZ$ | New Zealand dollar/New Zealand dollars | cent/cents
        HK$ | Hong Kong dollar/Hong Kong dollars | cent/cents
        $ | dollar/dollars | cent/cents
        £ | pound/pounds | penny/pence
        GBP | British pound/British pounds | penny/pence
        € | euro/euros | cent/cents
        EUR | euro/euros | cent/cents
        ¥, JPY | yen
        CNY, RMB | yuan
        ₩, KRW | won
        ₽, RUB | ruble/rubles | kopek/kopeks
        ₴, UAH | hryvnia/hryvnias | kopiyka/kopiykas
        ₹, INR | rupee/rupees | paisa/paise
        Rs, Rs. | rupee/rupees | paisa/paise | prefix
        ₪, ILS | shekel/shekels | agora/agorot
        ₺, TRY | lira/liras | kurus
        ₫ | dong
        ฿ | baht
        ₿ | bitcoin/bitcoins
        ¢ | cent/cents
        CHF | Swiss franc/Swiss francs | centime/centimes
        zł, PLN | zloty/zlotys | grosz/groszy

        [scales]
        # written | name | zeros | options
        hundred | hundred | 2
        thousand | thousand | 3
        million | million | 6
        billion | billion | 9
        trillion | trillion | 12
        quadrillion | quadrillion | 15
        mn, mln | million | 6
        bn | billion | 9
        tn | trillion | 12
        k, K | thousand | 3 | money tight
        m, M | million | 6 | money
        b, B | billion | 9 | money

        [pers]
        yr, year, y | per year
        mo, month | per month
        wk, week | per week
        d, day | per day
        hr, hour, h | per hour
        min, minute | per minute
        kg | per kilogram
        lb | per pound
        oz | per ounce
        gal | per gallon
        l | per liter
        mi | per mile
        km | per kilometer
        ft | per foot

        [ordinals]
        st | m
        nd | m
        rd | m
        th | m
        """
}
