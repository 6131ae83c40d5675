/** Names and places of the long lists, small and first in a sentence; names by the company they keep; and words that stay. */
export const namesByLists = `
Ik hoor stemmen sinds {Fenna} langskwam.
Toen {Kees} binnenkwam was ze boos.
mijn psycholoog daar heette geloof ik {annebeth} of zoiets
sinds {harmke} weg is slaap ik nog maar vier uur per nacht
we hebben een huisje gekocht in {uffelte} maar ik kom er niet tot rust
mijn wijkagent dat is {marc} {smeets} die kent me al twintig jaar
my nan {doreen} brought me up in {wythenshawe}
first {calais} and now {bradford} and my wife cries every night
{weronika} zegt dat ze haar medicijnen niet meer wil
{Yevheniia} fled {Kherson} with her son {Tymofii}, PTSD checklist 58.
{Destiny} hasn't been to school since September.
{Ottilie} and {Barnaby} are two and neither sleeps.
{Sterre}, {Pim} en {Storm} slapen om het weekend bij hun vader.
you remember {shaz}, she took an overdose on my birthday
{Bep} van hiernaast heeft me gevonden, ik had twintig paracetamol genomen.
en toen belde {joke} van hiernaast dat de wasmachine weer lekte
I grew up in foster care with the {Hendersons} in {Cleckheaton}.
ik heb {daan} z'n ritalin meegegeven aan oma {Tiny}
{Lucky}, that's what my dad calls me, he sleeps badly too.
my key worker is {jools} from {turning point} and she knows about the methadone
die jongen van {van den heuvel} heeft me mishandeld
my name's {w o j c i e c h} and I sleep badly
Graag zie ik uw patiënte {Hatice} {Demirbaş} ({12-08-1990}) terug na instelling op venlafaxine 75 mg.
dat is {hilde} {vandevelde} van {1961} die is bekend met een bipolaire stoornis
Hij is van {2004}, van {zes mei 2004}, en hij heeft al sinds groep vier ADHD.
hij zit in groep zes van {de Klimop} en gooit met stoelen
his school, {The Vyne}, excluded him for carrying a knife
school ({Bernrode}) heeft leerplicht ingeschakeld
stuur de recepten naar apotheek {het anker} graag
hij zit nu vast in de pi {veenhuizen} en ik moet alles alleen doen
de man van nummer {zeven} schreeuwt elke nacht tegen de televisie
ik woon op nummer {zeventien} van de {oude gracht} in {utrecht} en ik heb hoogtevrees
Betreft intake van 3 maart, adm.nr. {55-20-713}, citalopram 20 mg.
ik ben met de trein naar {Klimmen} gegaan en daar kreeg ik een paniekaanval
Her HbA1c was 58, down from 64 in March.
Ik gebruik Yasmin als anticonceptie, al zes jaar.
Lorazepam 1 mg, max 2 daily.
Ze noemt zichzelf een pietje precies en haar man een jan salie.
De Vier Dimensionale Klachtenlijst geeft distress 26, depressie 9.
quetiapine 25 mg 1-0-0-1, haldol zo nodig
bij de apotheek de pillen ophalen lukt hem niet
Rapportage pro Justitia volgt, verzonden 12-03-2026.
ze is nu vier weken overspannen thuis, zo noemt ze het zelf
There is hope, she says, but some days are grim.
Helpende gedachte op een kaartje, ademhaling oefenen.
`;
