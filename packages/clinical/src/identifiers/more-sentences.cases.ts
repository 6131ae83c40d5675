/** Own sentences, beside those of the other file: towns, nicknames, spelled codes, houses, and words with a capital. */
export const moreSentences = `
mijn dochter {fenneke} eet niet meer en is bang om dik te worden
{tjeerd} zei dat ik de medicatie moest laten staan
Mijn begeleider {Kofi} van {Pameijer} komt dinsdag.
ik zit in groep acht op de {regenboogschool} in {spakenburg}
mijn huisarts is dokter {oosterveen} in {bodegraven}
dokter {kwakernaak} heeft gezegd dat het stress is
mevrouw {bloem} wacht buiten
meneer {de haas} heeft gebeld
My sister {Oluwaseun} lives in {Goole}.
my mate {gaz} got me the pills
i live at {twenty two station road} in {skegness}
I was born in {Truro} and moved to {Kettering}.
Mrs {Featherstonehaugh} is the landlady.
my social worker {bev} {ramsbottom} rang
zijn moeder heet {gerritdina} en is dement
ik werk bij de {jumbo} in {wezep}
ik zit op het {vechtdal college} in {hardenberg}
ik lag in het {röpcke zweers ziekenhuis}
ik ben onder behandeling bij {ggz delfland}
{Annemarijn}, hoe was je week?
Goedemorgen {Xinyi}, gaat u zitten.
Dag meneer {Bhagwandin}, hoe is het?
my key worker {shanice} from {turning point} helped
{nul zes drie vier een een negen acht zeven zes} dat is mijn nummer
ring me on {oh seven nine double four one two three four five six}
mijn postcode is {drieëndertig elf k l}
ik woon op {zevenentwintig drieëntwintig b d}
my postcode is {m fourteen six p t}
de auto had kenteken {k l dertien b g}
{n b zes acht zes x} stond er op die auto
geboren {nul drie nul vier negentien zesentachtig}
my birthday is {the twenty first of june nineteen ninety}
mijn mail is {p punt jansen drie apenstaart ziggo punt nl}
I work for {Greggs} in {Wallsend}.
She's at {Oakwood Primary}, year four.
he goes to {hillcrest primary school} in {kirkcaldy}
ik ben verpleegkundige op afdeling drie van het {catharina}
mijn vriend {yassir} en ik hebben ruzie
toen ging {renske} weg en {joost} bleef
met {fatoumata} gaat het beter
{Grace} told me she was leaving.
{Will} says I drink too much.
mijn buurman {wolf} schreeuwt 's nachts
volgens {mark} ben ik depressief
mijn nichtje {sterre} is gepest
mijn collega {bas} {de wilde} is overspannen
mijn man {ger} drinkt
{Sjoukje} {Wijnstra} uit {Drachten} is 63.
De wijkverpleegkundige, {Zeynep}, ziet de wond.
Ik sprak {Van der Laan-Postma} over de WIA.
mijn therapeut {eline} {verstraete} van {ggz breburg}
I saw Dr {Okonjo-Bello} at {Royal Oldham Hospital}.
my ex {jordan} {clegg} is stalking me
my niece {aoife} was diagnosed with autism
so {kieran} how have you been sleeping
thanks {deepika} that helps
{niall} drinks more than me
we live near {todmorden} on {burnley road}
ik woon aan de {lange nieuwstraat} in {schiedam}
ik woon op de {zandweg 14} in {vleuten}
ik ben opgegroeid in {wommels} bij mijn oma
hij is naar {paramaribo} vertrokken
mijn baas bij {van gelder} pest me
De Romberg is negatief en de Babinski ook.
Op de Rey complexe figuur scoort ze laag.
We doen de Bourdon-Wiersma en de Trail Making Test.
Ik gebruik Concerta 36 mg en soms Medikinet.
Ik slik Lyrica en Tramadol, en 's nachts Stilnoct.
De Abilify maakt me onrustig, de Haldol maakte me suf.
Ik neem elke dag een Rennie en soms Gaviscon.
He's on Wellbutrin and Lamictal, and Xanax as needed.
We gave her Suboxone and later Buvidal.
Do you take Nurofen or Calpol for that?
Sinds Black Friday heb ik schulden bij Klarna.
Met Pinksteren ga ik naar Spanje.
Hij heeft een Wajong en een PGB.
De VOG is afgewezen.
Het is een Baker-cyste, zegt de orthopeed.
De Dix-Hallpike was positief, dus we deden de Epley.
Zij heeft Sjögren en Raynaud.
Ik heb een Mirena-spiraal sinds vorig jaar.
Tourette is niet altijd schelden.
U scoort op de SCL-90 en de NEO-PI boven gemiddeld.
De Cluster C-trekken vallen op.
Met de Socratische methode komen we verder.
I did the Epworth and the Pittsburgh Sleep Quality Index.
Her Wells score was low so no CT.
I've been doing Couch to 5K and it helps my mood.
My Fitbit says I sleep four hours.
He has Wilson's disease and a Kayser-Fleischer ring.
We discussed Wegovy and Ozempic for the weight.
I went to Alcoholics Anonymous on Tuesday.
Universal Credit has been stopped and PIP was refused.
She is on Section 3 of the Mental Health Act.
The Home Treatment Team came twice.
Ik heb gisteren gebloosd tijdens de vergadering.
Zij vermijdt de trap en de lift.
Kun je de tabletten delen of pletten?
sinds de bevalling huil ik om alles en de borstvoeding lukt niet
de kraamhulp zegt dat het normaal is
ik kreeg een wespensteek en toen een prik met adrenaline
mijn schildklier werkt te traag en ik gebruik thyrax
dus fietsen helpt wel en zwemmen ook
hardlopen lukt niet meer door mijn knie
mijn hart bonkt en ik zweet en dan tril ik
kijk dat is nou precies de vermijding
mijn man snurkt en ik lig wakker
mijn vrouw kreeg een miskraam en toen werd ik depressief
mijn dochter puber is lastig
mijn zus puzzelt veel en mijn broer gamet
mijn vader dementeert en mijn moeder mantelzorgt
my mum gambles and my dad smokes weed
my husband snores and i can't sleep
my son vapes and my daughter self-harms
the therapist says it's avoidance
so mindfulness tells me to breathe
okay meditation what do you think of that
mevrouw krijgt antibiotica en meneer krijgt een infuus
mevrouw klaagt over pijn op de borst
meneer oogt verward en mevrouw oogt somber
meneer kan de afspraak niet verzetten
dokter wat denkt u van de uitslag
dokter moet ik nuchter zijn
zuster mag ik wat drinken
ik woon in een flat en verhuis naar een aanleunwoning
ik kom uit bed en ga naar dagbesteding
ik kom in paniek als ik in drukte kom
she comes from a chaotic family and lives in sheltered accommodation
he lives in supported housing and moved to temporary accommodation
ik zat in detentie en daarna in reclassering
we gaan in op slaaphygiëne en piekerkwartier
de hoge bloeddruk en de hoge koorts
Voor de zomer stop ik met de Champix.
Ik eet alleen Brinta en drink Nutridrink.
Mijn ritme is weg sinds de zomertijd.
Hij zegt dat hij Napoleon is en met God praat.
I hear the voice of Elvis, he tells me to run.
Trump en Poetin praten tegen mij via de tv.
Grace under pressure is what I aim for.
Hope is not a plan, I know.
Joy is what I miss most.
Faith keeps me going, and prayer.
Will it get better?
May I ask about your sleep?
Rich food gives me heartburn.
Mark the days on the calendar.
Dawn is the worst time for me.
Storm maakt me bang, en onweer ook.
Beer en knuffels helpen haar slapen.
Ik heb een hekel aan roos en jeuk.
de wolf in mijn droom achtervolgt me
op de markt koop ik vis bij de visser
ik bak brood, de bakker is te duur
het recept ligt bij de apotheek om de hoek
de psychiater in opleiding belt u
de kliniek voor verslaving heeft een wachtlijst
ik ging naar een middelbare school met speciaal onderwijs
at the local hospital they did an x-ray
i went to a private clinic for the scan
she attends a special school and a day nursery
op de polikliniek van het academisch ziekenhuis
h b a een c was drieënvijftig en de p h q negen was twaalf
vitamine b twaalf en d drie spuiten
c t scan en m r i van l vier l vijf s een
the a b c d e approach and the f a s t test
De GAF was 55 en de CGI 4.
ik ben van mening dat de dosis omhoog moet
hij is van drie keer per week naar een keer per dag gegaan
hij is van twintig milligram naar tien milligram gegaan
`;
