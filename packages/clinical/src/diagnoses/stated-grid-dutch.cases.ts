/**
 * Ways in which a Dutch clinician names a disorder, each tried on many disorders: `{}` is the name, `{een}` the name with its
 * article. What the client has, by kind.
 */
export const dutchForms = {
  stated: `
Wat u heeft noemen we {een}.
Wat jij hebt, dat noemen wij {een}.
Dit past bij {een} en die diagnose stel ik ook.
Ik zet {een} in het dossier.
Ik zet {} in de brief aan uw huisarts.
Dan is er dus sprake van {een}.
U voldoet aan de criteria van {een}.
Je voldoet aan alle criteria voor {een}.
De uitslag bevestigt {een}.
De uitslag bevestigt dat u {een} heeft.
Uit de test blijkt dat je {een} hebt.
Het onderzoek laat zien dat er sprake is van {een}.
Het interview laat {een} zien.
Kort gezegd: {een}.
Alles op een rij gezet kom ik uit op {een}.
Ik kom tot de conclusie dat het om {een} gaat.
De diagnose luidt {}.
De diagnose is {}.
De diagnose wordt {}.
De hoofddiagnose is {}.
Als hoofddiagnose noteer ik {}.
Mijn diagnose is dus {een}.
Hoe dan ook, u heeft {een}.
U heeft gewoon {een}, daar ben ik duidelijk in.
Het is {een}, geen twijfel over mogelijk.
Dit is {een}.
Dit is echt {een}, hoor.
Dit heet {}, en dat heb jij.
Bij u is er sprake van {een}.
Bij jou zien we {een}.
Wij zien bij u {een}.
Ik zie hier {een}.
Ik vind dat dit {een} is.
In mijn ogen is dit {een}.
Wat mij betreft heeft u {een}.
In het team zijn we het erover eens dat dit {een} is.
Samen met de psychiater heb ik de diagnose {} gesteld.
We stellen vandaag de diagnose {}.
Ik stel bij u {een} vast.
Er is {een} vastgesteld.
Dat verklaart veel, want u heeft {een}.
Uw klachten komen door {een}.
De klachten die u heeft horen bij {een}, en dat is ook de diagnose.
Ik ben het eens met mijn collega, het is {een}.
Helaas moet ik u zeggen dat het {een} is.
Het spijt me, maar het gaat om {een}.
Ja, het is {een}.
Jazeker, dit is {een}.
Diagnose: {}.
Classificatie: {}.
DSM-5: {}.
Conclusie: {}, waarvoor behandeling.
Samenvattend: {}.
Concluderend is er bij deze man sprake van {een}.
Patiënt lijdt aan {een}.
Cliënte heeft {een}.
Mevrouw voldoet aan de criteria voor {een}.
Het gaat hier om {een}.
Er speelt {een}.
U kampt met {een}.
U lijdt aan {een}.
Je zit midden in {een}.
Dit beeld noemen we {een}.
Dat heeft een naam, {}.
De naam die daarbij hoort is {}.
We gaan u behandelen voor {een}.
U komt in aanmerking voor behandeling, want er is sprake van {een}.
Om te beginnen heeft u {een}.
Ik registreer {een}.
Ik codeer dit als {een}.
We schrijven {} op als diagnose.
Op het formulier vul ik {} in.
Voor de verzekering zet ik {} neer.
Nu ik alles gehoord heb durf ik te zeggen dat het {een} is.
We kunnen nu met zekerheid zeggen dat u {een} heeft.
We hebben het hier over {een}.
Dan spreken we van {een}.
Hier is {} aan de hand.
Wat hier speelt is {een}.
Wat ik zie is {een}.
Wat eruit komt is {een}.
Er komt {een} uit.
Uit de SCID komt {een} naar voren.
Ik geef het beestje een naam: {}.
Het officiële woord is {}, en dat is wat u heeft.
Zonder omwegen: u heeft {een}.
Ik denk dat we het nu wel {een} mogen noemen.
Het is dus toch {een}.
Het blijkt {een} te zijn.
Het blijft {een}, ook na dit onderzoek.
U krijgt van mij de diagnose {}.
Je krijgt de diagnose {}.
De diagnose {} is nu rond.
De diagnose {} staat vast.
De diagnose {} is bevestigd.
De diagnose {} stel ik hierbij.
`,
  working: `
We gaan voorlopig uit van {een}.
We gaan er voorlopig van uit dat het {een} is.
Ik ga nu even uit van {een}.
Voorlopig noem ik het {een}.
Het lijkt op {een}.
Het lijkt erop dat u {een} heeft.
Dit lijkt mij {een}.
Ik denk aan {een}.
Ik denk dat het {een} is.
Ik vermoed {een}.
Ik vermoed dat er {een} speelt.
Mijn vermoeden is {een}.
Er is een vermoeden van {een}.
Verdenking {}.
Verdenking op {een}.
Vermoedelijk {een}.
Waarschijnlijk is het {een}.
Mogelijk is er sprake van {een}.
Misschien is het {een}.
Werkdiagnose: {}.
De werkdiagnose is {}.
Als werkdiagnose neem ik {}.
Mijn werkhypothese is {een}.
Voorlopige diagnose {}.
Differentiaaldiagnostisch denk ik aan {een}.
In de differentiaaldiagnose staat {}.
Ik neig naar {een}.
Het gaat de richting op van {een}.
Alles wijst op {een}.
Er zijn aanwijzingen voor {een}, maar ik houd het nog open.
Ik sluit {een} niet uit.
Ik houd rekening met {een}.
Ik durf het nog niet zeker te zeggen, maar ik denk aan {een}.
Onder voorbehoud: {een}.
We behandelen het als {een} en kijken of het aanslaat.
Ik heb sterk het idee dat dit {een} is.
Het doet denken aan {een}.
Het heeft er alle schijn van dat het {een} is.
`,
  earlier: `
U bent bekend met {een}.
Je bent bekend met {}.
Bekend met {}.
U kwam hier met de diagnose {}.
In uw dossier staat {een}.
Ik lees in het dossier dat u {een} heeft.
Ik lees hier dat u in 2015 de diagnose {} kreeg.
In 2018 is bij u {een} vastgesteld.
U heeft jaren geleden de diagnose {} gekregen.
Als kind kreeg je de diagnose {}.
De diagnose {} had u al.
De eerder gestelde diagnose {} blijft staan.
Zoals u weet heeft u {een}.
Voorgeschiedenis: {}.
In de voorgeschiedenis {een}.
Je hebt al langer de diagnose {}.
In de ontslagbrief staat {}.
Mijn voorganger heeft {een} vastgesteld.
Ik handhaaf mijn diagnose, {}.
`,
} as const;
