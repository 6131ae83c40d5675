/** Own sentences: houses, schools, wards, firms and clubs in small letters, words that no dictionary has, and the same words of everyone. */
export const housesAndStrangeWords = `
ze zit sinds maart bij beschermd wonen {de linde} en hoort nog steeds stemmen
hij verblijft op afdeling {de esdoorn} van ggz {noorderhaven} vanwege een manie
ik ga drie keer per week naar dagbesteding {de zonnehoek} en dat geeft structuur
ze loopt stage bij kinderopvang {het lieveheersbeestje} en is bang voor de kinderen
hij gaat naar het speciaal onderwijs op {de vlinder} sinds oktober
anders kaart hij in dorpshuis {de schakel} en verder zit hij alleen
we hebben een snackbar {de gouden friet} en ik sta te huilen
ik ging vroeger naar dancing {de bonte koe} en dronk veel
zijn oma zit in huize {avondrust} en herkent hem niet
Ik zit in de appgroep van hockeyclub {Rood-Geel} en kreeg hartkloppingen.
mijn dochter gaat naar {de piramide} in groep drie en bijt op haar nagels
she's on {juniper ward} and they upped her clozapine
mum is at a care home called {the old vicarage} and eats well
he goes to {brookside community centre} on tuesdays for the anxiety group
she's under {the larches} community team and they stopped her lithium
we moved to a little place called {porthleven} after the divorce
i do the tills at {budgens} and my hands shake
he's at {sixways gym} every night and takes steroids
i drink in the {black bull} most nights
he plays for {Thornley Rovers} and had a concussion in May
ze turnt bij {KDO} en eet steeds minder
mijn werkgever {vanderlande} betaalt de coach
mijn man is predikant van de {oosterkerk} in {zeist}
we wonen op het {wold 22} en de buurman schreeuwt
de flat aan de {Parallelweg} is te duur
mevrouw woont aan de {prins hendrikstraat 67b} in {kampen} alleen met de hond
my landlord is putting us out of the flat on {marine parade} in june
mijn man zit op de vrachtwagen bij {van der wal} dus ik ben alleen
dokter {op den brouw} heeft citalopram gegeven
ik loop bij dokter {lie-a-ling} en die heeft mijn schildklier geprikt
{Merel} sprak over de dood van haar vader en huilde.
{Storm} vloog zijn moeder aan, daarna separatie.
{Hunter} threw a chair at school and was excluded.
{Grace} rates her mood four out of ten.
our {shaz} overdosed on my tablets
Mijn achternaam is {Wójcik}, dat schrijf je {W-Ó-J-C-I-K}, en ik drink.
Patiënt {55-90213}, onrustig delier na heupfractuur.
Dossier {2024/8831}: recidief depressie, start lithium.
{Postbus 412}, graag de lithiumspiegel meesturen.
that white van, registration {kx62 whj}, and then the flashbacks
the crime number is {four four one nine slash twenty two}
op school de hele dag moe en op de afdeling de laatste tijd onrustig
bij thuiszorg de medicatie geregeld en de boodschappen gedaan
op afdeling psychiatrie en daarna op de poli neurologie gezien
the female ward and the day centre were closed
she was at the gym and the local pharmacy
mevrouw in bed, meneer op de gang, dokter van dienst gebeld
Patiënt 55-60 jaar, RR bij opname 168/102, cliënt 3 keer gezien.
de ketoconazolshampoo helpt en het londens protocol niet
een trichotillomanie met neurocognitieve stoornis en goede diurese
Roos op het hoofd, merel in de tuin, storm op zee.
ze zit nu in groep zeven van {de regenboog}
hij zit in groep 5 van {de springplank}
mijn dochter zit in groep drie van {het kompas} en wordt gepest
hij zit op {de wegwijzer} in groep vier
mijn zoontje zit op {de vlinder} en wil niet meer
ze zit op {het anker} en is vaak ziek
hij werkt bij team {vuurtoren} van de jeugdzorg
ze is in zorg bij team {noord}
mijn moeder woont in {de brink} sinds haar beroerte
mijn oma zit in {de zonnebloem} en kent mij niet meer
Zij verblijft bij verslavingszorg {Het Kompas}.
we hebben contact met schuldhulp {de brug}
hij gaat naar dagbesteding {de werkplaats}
ik voetbal bij vv {de meeuwen} op zaterdag
ik hockey bij hockeyclub {rood-geel} al jaren
hij werkt bij de gemeente {oss} op de afdeling burgerzaken
ik doe vrijwilligerswerk bij de kringloop {het tweede leven} in de stad
hij zit in klas 2b van {het baken}
de mentor van {het kompas} heeft gebeld
ze is leerling op {de sleutel}
she is in year four at {the willows} and gets bullied
mum is in {the beeches} since her stroke
de juf van de groep belde
zij zit in groep acht van de basisschool
hij zit in groep drie van de zes
hij zit op de bank de hele dag
ze zit op de camping en ze zit op de fiets
hij zit op de wc te huilen
hij zit op de rand van zijn bed
hij zit in de put
zij zit in de ziektewet
de juf van de kleuters is lief
de mentor van de opleiding heeft gebeld
hij gaat naar de dagbehandeling
hij zit op het randje
hij zit op de sportschool en op de app
ze werkt in een team en het team is moe
team meeting on monday, crisis team informed
de vader van de jongen zit op de boot
mijn zoon zit op de bank en gamet
mijn dochter zit op het dak te roken
mijn dochter zit op de rem
mijn kind zit op de kop van zijn broer te slaan
`;
