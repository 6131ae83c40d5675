/** Own sentences: names that are words, letters spelled out, flats, days of birth; and months, tests and diseases that are nobody. */
export const namesOrWords = `
{Roos} belde gisteren dat ze niet komt vanwege de griep.
{Storm} is vier en slaapt nog bij ons in bed.
mijn buurvrouw {jannigje} kookt soms voor me omdat ik niet eet
ik woon op de {kastanjelaan nummer twaalf b} in {driebergen}
Mijn adres? {Lange Nieuwstraat 44}, driehoog achter.
De postcode is {drieëndertig elf bee ka}.
Mijn geboortedatum is {acht maart negentienhonderdtweeëntachtig}.
Geboren op {de negentiende van de vierde, achtenzestig}.
Mijn bsn is {een twee drie, vier vijf zes, zeven acht twee}.
Bel me maar op {nul zes, veertien, drieëndertig, tachtig, elf}.
mail naar {pieter punt jansen apenstaartje gmail punt com}
Mijn dochter zit op het {Ichthus College} en heeft faalangst.
Ik werk bij de {Jumbo} in {Leerdam}, in de vleeswaren.
Ik ben behandeld bij {Parnassia}, daarna bij {de Viersprong}.
dokter {el bouazzati} heeft de sertraline verhoogd naar 100
Mevrouw {Ten Hacken-Oosterhuis} komt om tien uur.
Ik ben vernoemd naar mijn oma, {Geesje}.
Met {Sjonnie} gaat het beter sinds hij lithium slikt.
Onze {Fleur} is weer gaan krassen.
Hij heet {Boaz}, mijn jongste, hij heeft ADHD.
Zijn achternaam spel je als {k r a a i j e n b r i n k}.
Mijn vriendin {Xenia-Mae} is bij me weg.
Ik ben geboren in {Paramaribo} en opgegroeid in {Purmerend}.
Mijn kenteken is {GX 481 K}.
Mijn rekeningnummer is {NL zestig INGB nul nul nul een twee drie vier vijf zes zeven}.
De heer {Bos} slaapt slecht en piekert veel.
Meneer {De Wit}, hoe gaat het met de angst?
Ik heb {Marijn} gesproken over de opname.
{sanneke} en {jurre} zijn bij hun vader dit weekend
{Sem}, {Luuk} en de kleine {Vosje} hebben waterpokken.
Op de PAAZ van het {Spaarne Gasthuis} kreeg ik haldol.
Ze woont aan de Vecht, op de {Herengracht} bij nummer {9}.
Ik heb de GAD-7 en de PHQ-9 ingevuld in mei.
In de zomer van augustus tot september was ik manisch.
De ziekte van Parkinson zit niet in de familie.
Hoop doet leven, maar ik heb geen hoop meer.
Ik wil een roos voor haar kopen op het graf.
Bij de oude bezigheden bleef hij hangen en dat is jammer.
Volgens de Hamilton is de depressie matig.
De Beck Depression Inventory was 28.
Het gaat beter sinds mei, met de lente erbij.
Ik slik Concerta en 's avonds Melatonine.
{Will} said he'd pick me up after the session.
{Grace} won't eat and she's losing weight.
{Joy} came with me to A and E after the overdose.
{Mark} drove me home because I felt dizzy.
{April} left me in April, and I've been low since.
Auntie {June} raised me after mum's breakdown.
uncle {art} used to hit us
I live at {flat 3b, kestrel court, off mill lane}.
We're at number {nineteen sycamore avenue} in {wrexham}.
My postcode's {ess double-u four, six aitch tee}.
My email is {j dot okonkwo at outlook dot com}.
Ring me on {oh seven nine double one, three four two, eight one six}.
My date of birth is {the ninth of the second seventy-one}.
DOB? {Twelve oh four eighty-eight}.
My NHS number is {four eight five, seven seven seven, three four five six}.
My son {Kairo} goes to {St Bede's Primary} and he has asthma.
I was under the crisis team at {Cygnet} {Harrow}.
Dr {Oyelaran} put me on lamotrigine.
{shanice} says i'm always anxious
my daughter's called {neve}, it's spelled {n i a m h}
{Yusuf} and little {Bertie} stay with their nan in {Grimsby}.
I may need more sertraline in May or June.
Will you be drinking less? I hope so.
Mark my words, the pain will come back.
Mr {Young} scored 12 on the Young Mania Rating Scale.
Mrs {Addison} has Addison's disease.
The Hamilton score came down from 24 to 15.
Joy is something I no longer feel.
June was the worst month for my panic attacks.
May I ask about the voices?
{Lieve} heeft me gebeld, ze maakt zich zorgen over de dwang.
{Wolf} is net drie en plast nog in bed.
oma {griet} zei altijd dat ik me aanstelde
Ik zat vroeger op de {Sint Jansschool} in {Waalre}.
Mijn baas, {Hendrik-Jan}, begrijpt niks van een burn-out.
Mijn e-mail is {a punt de vries zeven apenstaartje hotmail punt com}.
Het nummer is {nul zes zevenentwintig achttien zesenveertig negentig}.
U spreekt met {Chantal} {van de Wetering} van bureau jeugdzorg.
Mijn geboortedag is {dertig januari vijfennegentig}.
Wanneer bent u geboren? {Elf elf zevenenzestig}.
we wonen nu in de {kapelstraat eenentwintig} in {oirschot}
De wijkagent, {Rachid}, kwam langs na de suïcidepoging.
Ze heet {Djenaïra}, je schrijft het als {d j e n a i r a}.
met {tjitske} heb ik nog elke week contact over de medicatie
ons mam en tante {sjaan} zorgen voor de kinderen
De heer {Van 't Hof-Klaassen} heeft diabetes.
Ik werk als kapster bij {Salon Bella} in {Gemert}.
Mijn ex, ene {Dylano}, staat weer voor de deur.
Mijn patiëntnummer is {vier vier nul negen één}.
Mijn kind is opgenomen geweest in het {Wilhelmina Kinderziekenhuis}.
Zij is van {twaalf juni tweeduizendzes}.
{Guusje}, {Mats} en {Bo} logeren bij mijn schoonmoeder {Truus}.
Ik heb gisteren met verpleegkundige {Ilse} gepraat over clozapine.
Mijn nieuwe adres is {Prins Hendrikkade 112-2}.
{Sterre} huilt veel en {Mees} eet slecht.
In juni en juli heb ik geen lithium geslikt.
De wond is dun en de ontlasting is wat losser.
Mark de dag in de agenda en neem paracetamol.
Wil je vertellen hoe de angst begon?
Ik ben flink aangekomen door de Seroquel en de Depakine.
De Edinburgh Postnatal Depression Scale was dertien.
Hoe lang duurt die onrust al? Een week of zes.
De Rorschach doen we niet, wel de WAIS.
{Faith} drove me to the clinic when I was suicidal.
{Bill} hasn't spoken to me since the relapse.
{Dawn} is my sister and she's bipolar.
My keyworker {Precious} rang about the methadone.
I'm at {apartment twelve, harbour view house}.
it's {forty two beech close} in {market drayton}
I was born on {the third of March nineteen sixty-four}.
When were you born? {Two eleven ninety}.
My number's {oh one six one, four nine six, oh one two three}.
so {kwabena} how have the voices been
My name's spelled {s i o b h a n}.
She teaches at {Oakwood Academy} in {Rotherham}.
grandad {stan} had dementia
Mrs {Oyinlola-Grant} came with her son {Ife}.
My mate {Dazza} got me onto ketamine.
{Summer} hits me when she's angry.
Summer is always better for my mood.
Hope is hard to find these days.
Dawn is when I wake up with dread.
The rash got worse in August and April.
Mum's dementia and dad's stroke happened the same year.
I have a flat three weeks into every month, my mood is just flat.
dokter {brandsen} zei dat ik moest afbouwen met de venlafaxine
mijn meisjesnaam is {wanrooij} met een lange ij
{sandra} no hang on {saundra} with a u she's the nurse who does my depot
in mijn paspoort staat {abdelmoutalib} maar ik slik nog steeds lithium
u spreekt met {van der kolk} ik bel over de uitslag van uw TSH
mijn buren van nummer {43} maken de hele nacht lawaai
zij komt donderdag bij hen thuis op de {Stjelp 3}
my username was {nightowl dash 22} on that forum
my ex keeps standing outside the flat on {marsh lane} and i daren't go out
{abu bakr} is mijn oudste zoon en die praat niet
met een q zou het anders zijn maar ik weet het niet
dokter vroeg of ik suïcidale gedachten had
of was het de fluvoxamine die ik toen had
nee wacht het was tramadol geen oxycodon
no hang on it was sertraline with a water tablet
at seven in the morning i take my lithium
i walked down the lane and had a panic attack
op de afdeling 3 west kreeg ik haldol
`;
