/** People, places, numbers and words of every day, Dutch and English. */
export const peopleAndPlaces = `
Mijn man {Kees} is sinds een jaar thuis en drinkt te veel.
Ik heet {Fatima} {El Amrani} en ik ben hier voor het eerst.
{Anna} vertelt dat zij slecht slaapt en veel piekert.
dan vraag ik me af of {anna} dat wel redt
Mevrouw {Vermeulen} gebruikt sertraline 50 mg.
mevrouw {vermuilen} heeft weer last van paniekaanvallen
De huisarts, dokter {Van der Meer}, heeft haar verwezen.
dokter {van der meer} schreef mirtazapine voor
Mijn dochter {Noor} gaat naar de basisschool.
mijn zoontje {sem} heeft adhd en gebruikt methylfenidaat
Mijn zus {Agnieszka} woont nog in Polen.
Toen zei {Mehmet} dat hij wilde scheiden.
Ik woon in de {Kerkstraat 12} in {Utrecht}.
Ik ben verhuisd naar de {Van der Helststraat 45 b}, hartje {Amsterdam}.
Ze woont op de {Prins Hendrikkade 101}.
we wonen nu aan de {dorpsstraat 7} in {nunspeet}
Mijn postcode is {3511 AB}.
Stuurt u het naar {2312 BK} {Leiden}.
Mijn nummer is {06-12345678}.
U kunt me bellen op {06 12 34 56 78} na vijven.
je kan me bereiken op {nul zes twaalf vierendertig zesenvijftig achtenzeventig}
Het nummer van de praktijk is {020 5551234}.
Mijn BSN is {123456782}.
mijn burgerservicenummer is {een twee drie vier vijf zes zeven acht twee}
Ik ben geboren op {12 maart 1984} in {Zwolle}.
Geboortedatum {12-03-1984}, alleenstaand.
mijn geboortedatum is {twaalf maart negentienhonderd vierentachtig}
Mail het maar naar {kees.devries@gmail.com}.
mijn mail is {anna punt vermeulen apenstaartje gmail punt com}
Kijk op {www.ggz-voorbeeld.nl} voor de folder.
Hij werkt bij {Philips} op de afdeling inkoop.
Ik ben opgenomen geweest in het {Radboudumc}.
Ze lag drie weken in het {Sint Jozef Ziekenhuis}.
Mijn zoon zit op basisschool {De Regenboog}.
Ik werk als verpleegkundige bij {Altrecht}.
Mijn rekeningnummer is {NL91 ABNA 0417 1643 00}.
Mijn auto met kenteken {GH-45-KL} staat voor de deur.
Haar cliëntnummer is {884213}.
Volgens {CL-20931} is de intake geweest.
Gisteren belde {Truus} van de thuiszorg.
{Truus} zegt dat ik meer moet eten.
Mijn buurvrouw {Ria} {Jansen} past op de kat.
Mijn collega {Björn} heeft me ziek gemeld.
Met {Wietske} van de crisisdienst, goedemiddag.
Mijn ex, {Patrick}, betaalt geen alimentatie.
Ik ga zaterdag met {Sjors} en {Mo} vissen.
tante {Greet} had ook een bipolaire stoornis
Mijn behandelaar is {Youssef} {El Idrissi}.
{jousef} zei dat ik de lithium moest laten prikken
De casemanager, mevrouw {Çelik}, komt dinsdag.
Ik heb het er met dominee {Hoekstra} over gehad.
Mijn schoonmoeder {Hatice} bemoeit zich met alles.
De kinderen, {Lotte} en {Daan}, zijn bij hun vader.
{Roos} heeft de hele nacht gehuild.
Ze heeft roos op haar hoofd en jeuk.
Ik wil wel minder drinken, maar het lukt niet.
Wil is kracht, zegt mijn vader altijd.
Ik heb de hoop opgegeven dat het beter wordt.
De score op de Beck was 31, dus ernstig.
We namen de Hamilton af en de HoNOS.
Zijn vader heeft de ziekte van Parkinson.
Ze heeft de ziekte van Crohn en gebruikt prednison.
Er is gedacht aan Asperger, nu autismespectrumstoornis.
We werken met de schema's van Young.
Bij opa is Alzheimer vastgesteld.
Ik slik Seroquel 25 mg voor de nacht en Ritalin overdag.
De Prozac hielp niet, de Effexor wel.
Sinds de Zyprexa ben ik tien kilo aangekomen.
De lithiumspiegel was 0,8 op 3 mei.
Op 14 februari 2023 ben ik gestopt met roken.
Ik sta om zeven uur op en ga om elf uur naar bed.
Honderd, drieënnegentig, zesentachtig, negenenzeventig.
Bloeddruk 140 over 90, pols 72, gewicht 84 kilo.
We starten met EMDR en daarna schematherapie.
De PHQ-9 is 17 en de GAD-7 is 12.
Met Kerst en Pasen is het thuis altijd ruzie.
Hij spreekt Nederlands en Turks, thuis ook Arabisch.
Ik kijk de hele dag Netflix en zit op Facebook.
Er is sprake van een depressieve stoornis, matig ernstig.
Ik heb nachtmerries en herbelevingen van het ongeluk.
Soms denk ik aan de dood, maar ik heb geen plannen.
Ze krijgt een Wmo-indicatie en begeleiding van het FACT-team.
De crisiskaart en het signaleringsplan zijn besproken.
Vorige week had ik drie paniekaanvallen in de supermarkt.
Het gaat redelijk. Slapen lukt beter met melatonine.
Afbouwen van oxazepam naar 5 mg 's avonds.
Exposure in vivo is besproken; huiswerk gemaakt.
Op straat voel ik me bekeken en afgeluisterd.
De weg naar mijn werk durf ik niet meer te rijden.
My husband {Gareth} drinks every night.
My name is {Siobhan} {O'Brien} and I was referred by my GP.
I spoke to Dr {Patel} about the side effects.
doctor {patel} started me on sertraline
She lives at {14 Mill Lane}, {Norwich}.
we moved to {27 victoria road} last year
The postcode is {SW1A 1AA}.
You can call me on {07700 900123}.
my number is {oh seven seven double oh nine double oh one two three}
I was born on {3 May 1978} in {Leeds}.
My date of birth is {the third of May nineteen seventy eight}.
Email me at {j.smith@nhs.net} please.
it's {jane dot smith at gmail dot com}
He works at {Tesco} on the night shift.
She was admitted to {St Mary's Hospital} in June.
My daughter {Chloe} has stopped eating.
{Ahmed} says I should see someone.
My boss, {Karen}, has been bullying me.
Mrs {Okafor} reports low mood for three weeks.
I met {Tom} and {Priya} at the support group.
My brother {Declan} died in 2019.
Her NHS number is {943 476 5919}.
My uncle {Winston} had schizophrenia.
The Hamilton score was 24 and the Beck was 30.
Her father has Parkinson's disease.
We used the Edinburgh Postnatal Depression Scale.
He takes Zoloft 100 mg and Ativan as needed.
I hope it will get better by May.
She has a panic attack every Monday.
We will increase the quetiapine to 200 mg.
On 3 May the lithium level was 0.8.
I can mark the form for you, no problem.
He has a history of Crohn's disease and depression.
The frank answer is that I drink every day.
Her mood is low, sleep is poor, appetite reduced.
No suicidal ideation, no plans, no intent.
She speaks Polish and English at home.
Take 20 mg in the morning for two weeks.
He scored 28 on the MoCA and 29 on the MMSE.
De dosis quetiapine gaat van 100 naar 150 milligram per dag.
Als {Sanne} belt, zeg dan dat ik er niet ben.
{sanneke} komt vrijdag weer langs met de medicatie
Volgens {de wit} is het beter om te wachten.
Mijn advocaat heet {Bouzid} en die belt morgen.
ik ben {johan} en ik ben verslaafd
Mijn vriendin {Priscilla} zit bij de {Rabobank}.
De wijkagent, {Erik} {Timmermans}, kwam langs.
Sinds opa {Jan} dood is gaat het slecht.
Meneer {Ramdin} komt uit Suriname.
Hij woont in {Oegstgeest} bij zijn moeder.
Ik reed over de snelweg toen ik moest huilen.
Ik ben {Jan-Willem} {van den Berg}, aangenaam.
Zijn broer {Piotr} {Kowalski} is opgenomen.
Mijn moeder heet {Wilhelmina}, maar iedereen zegt {Mien}.
Mijn polisnummer is {4458 2210}.
Het was in het {OLVG} in {Amsterdam}.
Ik doe een opleiding bij {ROC Midden Nederland}.
Zij heet {Emine} {Yilmaz} en is {12 juni 1991} geboren.
`;
