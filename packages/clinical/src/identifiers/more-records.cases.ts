/** Own sentences, beside those of the other file: tests and towns beside people, numbers, pets, ages. */
export const moreRecords = `
His boss {Gavin} at {Halloran Roofing} let him go.
My ex {Bryony} has custody of {Alfie} and {Maisie}.
DOB {14.07.1988}; reviewed 14.07.2025; weight 71 kg.
NI number {QQ 12 34 56 C}, claims ESA.
Email {tom_hardcastle@example.org} or text.
Seen by locum Dr {Wren}, no change to sodium valproate.
Care coordinator {Sunita} {Rao}, bleep {2281}.
Her partner {Siân} thinks the ECT worked.
{Ewan} thinks he is being followed by MI5.
Next of kin: {Margaret} {Dunne} (sister), {0161 496 0331}.
Lives with his nan {Doreen} on the {Beechwood} estate.
De heer {Ozturk} spreekt Turks, tolk nodig.
Mijn therapeut heet {Noortje} en zij doet EMDR met me.
{Sanne} en ik zijn uit elkaar sinds carnaval.
Wilsbekwaam ter zake. Dochter {Ellen} is mentor.
{Fien} wil haar medicatie niet meer, zegt haar vader {Bart-Jan}.
toen heb ik tante {annie} gebeld en die kwam meteen
mijn buurjongen {jayden} gooit stenen en ik durf niet naar buiten
De vader van {Luna}, {Stefan}, heeft het gezag.
Ik ben {Gerrit}, zeg maar {Ger}, en ik ben alcoholist.
Je spreekt met {Yvonne} van de crisisdienst.
hoi met {kim} ik wil een afspraak afzeggen
Consult met collega {Van Zanten} over de QTc van 480.
Overleg gehad met {Marloes} (POH) en {Hans} (huisarts).
Dochter: {Saskia}, zoon: {Peter}, kleinkind: {Fay}.
Mw. {S.} heeft dysthymie en gebruikt venlafaxine.
Hij noemt zijn therapeut '{Freek}' en vertrouwt hem.
Patiënt {El Khattabi}, geb. {1-1-1980}, BSN {123456782}.
Rijbewijsnummer {5012345678} ingevorderd door de politie.
mijn wachtwoord is {zonnebloem12} weet mijn ex
mijn telefoon is {nul zes acht en twintig veertien zeventig negen negen}
zij is verhuisd naar de {Jan Steenlaan 8} in {Goirle}
ik woon op {kerkstraat nummer acht} boven de kapper
Zijn zus woont aan de {Oude Rijksweg 101a}, {Beek}.
Opgegroeid in een gezin in {Volendam}, vader visser.
we gaan op vakantie naar {Renesse} en dat vind ik spannend
Ik kom uit {Aleppo} en ik droom nog over de bommen.
De school, OBS {Het Kompas}, meldt schoolverzuim.
{Zoë} en {Chloë} zijn een tweeling van zeven.
Mijn man {Tjeerd-Pieter} is predikant in {Urk}.
{D'Angelo} is 14 en blowt dagelijks.
Mevrouw {O'Connell} sliep drie uur.
De buurvrouw mevrouw {Smit} hoort hem schreeuwen.
ik heet {Pleun}, dat is een jongensnaam ja
{Bep} zegt dat {Arie} weer drinkt en {Arie} ontkent dat.
mijn schoonmoeder, {tineke}, bemoeit zich overal mee
Ambulant begeleider {Jolanda} van {Kwintes} komt woensdag.
Advocaat: mr. {B. Yildirim-Koç}, kantoor {Lexima}.
Hij mailt vanaf {sjors1978@live.nl} dat hij niet komt.
Volgende afspraak bij {Anneke} op dinsdag 4 maart om 13.30 uur.
My key worker is {Leanne}, she's off till Monday.
so {Gwen} how's the lamotrigine going
spoke to {Danny} his brother who's worried
Dr {Achebe} increased clozapine to 350 mg.
Mum ({Jacqui}) brought the dosette box.
I live in {Ynysybwl} with my nan and her cat {Pickle}.
It's {flat 9, 41 Crown Street}, {Leith}.
my number's {07911 123456} but text first
he goes by {Spud} and he sells me the pregabalin
the ward manager, {Comfort Boateng}, rang
We went to school together at {St Cuthbert's} in {Bootle}.
{Rhys} ap {Gwilym} attended with support worker {Nia}.
her date of birth, {ninth of the fourth eighty two}
Hospital no {K4471902}, seen on ward 7.
She works at {Boots} in {Truro} and feels burnt out.
I was named after my gran {Hilda}.
Mr and Mrs {Pemberton} came for couples work.
the {Kowalczyk} family has a history of bipolar
My dog {Bertie} keeps me going.
Ms {Lau} declined bloods; weight 48 kg, BMI 17.1.
Referred by Ms {T}. {Nkosi}, school nurse, {Parkside Academy}.
Solicitor {Harbottle} and {Finch} asked for a report.
{Xanthe}'s mood is 4/10, {Xanthe} denies plans.
Zus meldt haar maandag ziek.
Op de Barnes scoort zij 3, AIMS 6, Simpson Angus 9.
Dhr. {Simpson} scoort 4 op de Simpson-Angus.
Dr {Rankin} scored her 3 on the modified Rankin.
Mevrouw {Katz} heeft een Katz van 4.
Professor {Young} legt de Young uit.
Zuster {Norton} deed de Norton-schaal, 14 punten.
Mrs {Bell} has Bell's palsy.
De heer {Turner} heeft geen Turner maar Klinefelter.
mevrouw {tourette} heeft geen tourette
hij heeft tourette en zijn zus heeft asperger
Hachinski 7, Fazekas 2, MTA 3, passend bij vasculaire dementie.
Kind met Down en zus met Rett.
Zijn vader {Lewy} had Lewy body dementie.
De tolk Arabisch was te laat, tolk Dari volgde.
zij spreekt alleen Koerdisch en haar man Farsi
BSN {111222333}, RR 120/80, P 72, SpO2 98%.
Verzekeringsnummer {4471 9902 118}, MMSE 27/30, CDT 12/14.
geboren {3-4-1952}, vorige opname 3-4-2019, huidige opname 7-1-2025
DOB: {1 Jan 1990}. Last seen 12 Dec 2024. Next appt 9 Jan 2025.
Gezien op de IC van het {Maasdal Ziekenhuis}.
toestelnummer {4417} van het secretariaat
Vraag naar {Femke}, tst. {213}.
Lives at {Flat 2C}, {Harcourt House}.
Woont op nr. {14-II}, {Tweede Helmersstraat}.
prisoner number {a eight eight two one d k} he said
detention id {DX-55120} and visa {N0088123}
ring me on {oh one double two three, four five six, nine hundred}
bel {nul zes vijf honderd twaalf drie vier zes}
my surname is {b for bravo, r, z for zulu, e for echo}
de naam is {p van pieter, h van hendrik, a van anton, m van maria}
voorletters {A.B.} en achternaam {Cornelisse}
betrokkene {M.} zag het gebeuren
mijn tiktok is {at luna dot glitter}
op snap ben ik {bram punt b onderstreepje 09}
stuur maar naar {t punt hendriks apenstaartje zorgpunt punt nl}
mijn mail is {info} {at bakkerij de gouden aar punt nl}
ik woon op {de esch nummer vier} in {enter}
wij wonen {aan de vaart 12} in {assen}
zij woont in de {Molenbeemd 8} te {Aarle-Rixtel}
Het huis staat aan het {Zand 3} in {Best}.
ik ging met de bus naar {epe} en daar raakte ik in paniek
he commutes to {Reading} and hates it
she left {Bath} last year
{Joy} said hope is gone, her words.
{Hope} has been low since her dad died.
{Rose} didn't sleep, {Ivy} did.
{Lente} slaapt niet en {Zomer} ook niet, zegt moeder over de tweeling.
{roos} en ik gaan scheiden
ons {floor} eet niet meer
vader heet {Storm}, moeder heet {Merel}
onze poes heet {Bol} en ons konijn {Stamper}
dokter {de lange} zegt dat ik moet stoppen
mevrouw van {94} met delier, valt vaak
een vrouw, {97} jaar oud, MMSE 12
He's {ninety-six} and she is eighty-eight.
mijn opa is {honderdtwee} geworden
Pt is a {93}yo woman with falls.
`;
