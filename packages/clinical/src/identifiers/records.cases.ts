/** Own sentences as records and talks have them, with and without somebody in them. */
export const records = `
Lithiumspiegel 0,72, TSH 2,4, kreatinine 88, eGFR 74.
Ochtendstijfheid en hypotonie, proef van Barré negatief.
Patiënt klaagt over tinnitus, Weber naar rechts, Rinne positief.
Geen aanwijzingen voor Wernicke, wel voor Korsakov.
Start Cymbalta 30 mg, stop Remeron, evaluatie over zes weken.
De CGI-S was 5 en de WHODAS 2.0 is ingevuld.
Zij kijkt naar Goede Tijden Slechte Tijden en Boer Zoekt Vrouw.
Hij luistert naar Metallica en speelt Call of Duty.
Op Koningsdag was hij dronken, op Bevrijdingsdag ook.
Ze leest de Libelle en doet aan Zumba.
Kind kijkt Paw Patrol en Peppa Pig voor het slapen.
Behandeling volgens de Zorgstandaard Depressieve stoornissen.
Gesprek over de Wet verplichte ggz en de zorgmachtiging.
Hij drinkt Jupiler, Grolsch en soms Jack Daniels.
She watches EastEnders and Strictly, sleeps after midnight.
Started on Priadel 400 mg, advised about ibuprofen.
He supports Arsenal and worries about the Champions League.
Under the Mental Capacity Act she has capacity.
Referred to IAPT and the Recovery College for anxiety.
Ate a Big Mac and drank Red Bull before the scan.
Cognitive screen: clock drawing intact, serial sevens 93, 86, 79.
Blood pressure 92 over 60, pulse 97, temp 36.8.
She scored 92 on the Addenbrooke's and 27 on the MoCA.
He is 92 kilos and 1.88 m tall.
Zij weegt 94 kilo en is 1,71 lang.
Het is 90 minuten rijden en hij durft niet.
De Ham-D is 21, de Ham-A 19, de IDS-SR 40.
Bij opname: Glasgow Coma Scale 15, Babinski negatief.
Schematherapie volgens Young, EMDR volgens Shapiro.
CBT following Clark and Wells for social anxiety.
Exposure volgens het protocol van Foa, zes sessies.
DGT volgens Linehan, MBT volgens Bateman en Fonagy.
De Rivermead en de Boston Naming Test waren gestoord.
Moeder is van de Jehova's getuigen en weigert bloed.
Hij heeft een Tesla gekocht tijdens de manie.
Naltrexon 50 mg, Antabus eerder geprobeerd, Campral niet.
Vader had de ziekte van Huntington, tante ook.
Geen Lyme, geen Pfeiffer, ferritine 14.
De VAS-pijn 7, Oswestry 44, Roland Morris 15.
Mevrouw is verdrietig en meneer is boos, ze willen scheiden.
dokter ik slaap niet en meneer hiernaast snurkt
mijn man werkt nachtdienst en mijn dochter studeert
De kinderarts denkt aan Noonan of aan Williams.
Charles Bonnet besproken, geen antipsychoticum nodig.
Hallucinaties passend bij Lewy body, rivastigmine gestart.
We deden de Y-BOCS, 28, en de Padua.
Zij gebruikt Microgynon 30 en Flixonase.
Hij volgt Goldstein training en Lieberman modules.
Hij deed mee aan Libermann training en IPS.
Op de Vineland scoort hij laag, op de WISC-V gemiddeld.
Trazodon 100 mg a.n., Temazepam 10 mg z.n.
Kortsluiting, zegt hij, alsof de Stasi meekijkt.
Hij denkt dat de AIVD en de CIA hem volgen.
Geen psychotische kenmerken, stemming mat, affect vlak.
Zij scoort 17 op de BAI en 22 op de PSWQ.
Hij volgt de Libermanmodule en gaat naar het Herstelcollege.
In verband met Corona was de dagbesteding dicht.
Ze neemt Ritalin, Medikinet en soms Dexamfetamine.
De Rey 15-woordentest en de Trail Making Test A en B.
Met Sinterklaas en Kerst is de spanning hoog.
De Wmo-consulent en het UWV eisen een verklaring.
Advies: Bloed prikken, ECG, gewicht en BMI.
Conclusie: Depressieve stoornis, eenmalig, matig.
Medicatie: Sertraline, Oxazepam zo nodig, Omeprazol.
Beloop: Wisselend. Slaap: Matig. Eetlust: Goed.
Anamnese: Sinds drie weken toenemend somber.
Plan: Ophogen. Terug: Over twee weken. Crisis: Nee.
Psychoeducatie gegeven, Beslisboom besproken, Signaleringsplan gemaakt.
Hij is bang voor Ebola en voor Aids.
De Wet Bopz is vervangen door de Wvggz.
Zij draagt een Holter en slikt Metoprolol.
Het Centrum voor Jeugd en Gezin is betrokken.
Raad voor de Kinderbescherming doet onderzoek.
Veilig Thuis en de Voogdij zijn ingelicht.
Hij rijdt een scooter en werkt in de Horeca.
Zwangerschapsduur 26 weken, EPDS 19, geen Haldol.
Client denies SI, HI, AVH; oriented x3.
Assessment: Generalised anxiety disorder, GAD-7 of 16.
Plan: Increase Sertraline, Follow up in 4 weeks.
Past history: Appendectomy 2010, Asthma, Eczema.
She is on Depo-Provera and Levothyroxine.
Risk: Low. Insight: Good. Mood: Fair.
Given a leaflet about Sleep Hygiene and Mindfulness.
He attends AA and Narcotics Anonymous twice weekly.
The Crisis Team and Home Treatment will visit.
Universal Credit, PIP and Housing Benefit letters done.
On the Edinburgh she scored 14, on the Kessler 31.
The Cardiff Anomalous Perceptions Scale was elevated.
Beck, Hamilton and Young scores all improved.
Autism assessment: ADOS-2, ADI-R and Vineland.
Reflexes brisk, Hoffmann positive, Lhermitte absent.
Cushing's excluded, Addison's unlikely, TSH normal.
Will be reviewed by the Memory Clinic in May.
May benefit from Mirtazapine at night.
Can not tolerate Lithium, consider Valproate.
Art therapy and Music therapy on Thursdays.
Grace period for the rent ended in April.
wil geen opname en mag naar huis van de arts
ik ben 45 en mijn man is 52 en we hebben twee kinderen
mijn zoon van 9 plast in bed en mijn dochter van 12 niet
de dosis is 90 en niet 100 milligram
zij is 90 procent van de tijd angstig
ik ben om 97 redenen boos
de IQ-test gaf 94, verbaal 101, performaal 92
Zijn totaal IQ is 92 en zijn verwerkingssnelheid 97.
Her IQ is 91, she was 93 before.
He was 96 on the MoCA percentile.
Op 12 maart 2025 gestart, op 12 mei 2025 gestopt.
Hij woont in een hoekhuis aan de rand van het dorp.
zij zat op de bank in het park naast de kerk
Dhr. {Kuipers} is gezien op de poli, MADRS 24, Hamilton 18, geen suïcidaliteit.
Moeder belt: {Tijn} heeft zijn concerta niet gehad en {Lynn} van groep zes is boos.
ik ben van {negentien tachtig} en ik woon sinds kort in {nieuw-vennep}
Verwezen door huisarts {Veltkamp}, praktijk {De Kastanje}, {Twello}.
bel anders mijn broer {Anton} op {06-41782290} of mijn schoonzus {Wilma}
Casemanager {Ingeborg} {Tuinstra} ({06 2234 1178}) belt na het weekend.
De wijkverpleegkundige van {Buurtzorg} komt om acht uur, insuline 12 eenheden.
Patiënt is geboren te {Zwolle} op {4 april 1961}, opgenomen 4 april 2025.
mijn vader {Cor} en mijn moeder {Riet} zijn allebei dement en mijn broer {Sjef} helpt niet
Hij werkt bij garage {Wensink} in {Ermelo} en slaapt vier uur.
zij zit op het {Stedelijk Lyceum} en wil niet meer naar gym
Brief aan mw. dr. {P.J. van Rossum-Dekker}, kinderpsychiater.
Haar man {Soufiane} {Benali} zegt dat ze niet eet.
Het kenteken was {XT-88-ZP} en hij had 1,8 promille.
Graag contact met dhr. {H. ter Braak}, bewindvoerder, {038-4551209}.
ik zag vorige week {anouk} nog in de stad en toen ging het goed
Zij verblijft bij Stichting {De Toevlucht} sinds januari.
Mijn adres is {Wilgenstraat 14a}, {7411 KL} {Deventer}.
ik slik de pillen van dokter {van beek} al drie jaar
Volgens {Esra} van het wijkteam is er schuldhulp, 4300 euro.
Onze zoon {Jurriaan} is 19 en heeft een Wajong.
mijn collega's {petra} en {ronald} weten van mijn burn-out
Verpleegkundige {M. Hofstede} gaf 5 mg haldol om 22.15 uur.
Polikliniek GGZ {Westerkade}, locatie {Hoogezand}, maandag 10.00 uur.
Mijn ex-man {Dennis} {Vrolijk} heeft een contactverbod.
Mevrouw {Bakker-Schut} (weduwe) woont in {De Wilgenhof}, kamer 14.
De politie, agent {Mulder}, vond hem bij de {IJsselbrug}.
Zus {Hennie} is contactpersoon, tel. {0342 551 908}.
Ik heet {Aisha}, met een h op het eind nee zonder.
ik ben docent op het {roc} in {tiel} en ik zit thuis
Mr {Adeyemi} was seen with his wife {Folake}, PHQ-9 21.
Mrs {Whitcombe} of {22 Orchard Road}, {Stroud}, fell twice.
my therapist at talking therapies {sheffield} said it was ptsd
he's been at hmp {stocken} since june and he's on mirtazapine
Her GP, Dr {Siddiqui}, {Elm Tree Surgery}, stopped the citalopram.
call my sister {Nkechi} on {07700 900 482}, she has the keys
i was born in {nineteen seventy three} in {cork}
Tutor at {Ashdown College} reports panic before exams.
The police found her near {Clifton} bridge at 3 am.
{Marcus} and {Tyrone} from the group smoke skunk.
`;
