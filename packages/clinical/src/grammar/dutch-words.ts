/** Small words and nouns of Dutch that the grammar must know by name. */
import { set } from './words.ts';

export const coordinators = set('en maar want dus of doch');

/** They begin a clause whose verb comes last. */
export const subordinators = set(`
  nu dat omdat als toen terwijl hoewel ofschoon zodat totdat nadat voordat doordat opdat waardoor waarbij waarop waarna waarvoor waarmee
  waarom waarin waarvan waaraan waar wanneer mits tenzij alsof aangezien zoals sinds tot voor zodra zolang zover hoe wat wie welke welk
  hoeveel hoelang die naarmate indien ondanks behalve
`);
/** These of them only before the subject of a clause: `sinds ik`, not `sinds maandag`. */
export const subordinatorsBeforeSubject = set(
  'nu als toen sinds tot voor die wat wie hoe waar dat wanneer welke welk behalve zoals waarom ondanks',
);

export const subjectPronouns = set(
  "ik k 'k je jij u hij ze zij het 't er we wij jullie men iemand niemand dat dit die ie",
);
const personal = set("ik k 'k je jij u hij ze zij we wij jullie men iemand niemand ie");
export const isPersonalPronoun = (low: string): boolean => personal.has(low);

export const determiners = set(`
  de het een 'n 't mijn m'n mn je jouw uw zijn z'n haar hun onze ons dit deze die geen elke elk iedere ieder zo'n veel weinig meer minder
  alle beide enkele paar wat genoeg eigen
`);

/** A word after one of these is no verb: `het werk`. */
export const articles = set(`
  de het een 'n 't mijn m'n mn jouw uw zijn z'n haar hun onze dit deze geen elke elk iedere ieder zo'n eigen
`);

export const prepositions = set(`
  aan achter als behalve bij binnen boven buiten door dankzij gedurende in langs met na naar naast om ondanks onder op over per
  rond rondom sinds tegen te tijdens tot tussen uit vanaf van vanuit vanwege via volgens voor voorbij wegens zonder qua richting
`);

/** Adverbs that may stand between words without being a verb, a noun or a name. */
export const adverbs = set(`
  niet nooit nog al ook wel toch dan nu toen hier daar er zo heel erg vaak soms altijd meestal weer even net pas alleen maar misschien
  vandaag morgen gisteren vanmorgen vanavond vannacht straks later eerder vroeger daarna daarvoor daarom echt best ooit weleens
  eens steeds elke iets niks niets alles veel weinig meer minder bijna ongeveer nergens ergens overal zelf samen thuis weg terug
  goed slecht beter slechter verder ineens opeens gauw snel langzaam anders ook inmiddels sindsdien tegenwoordig momenteel
  gelukkig helaas vooral juist zelfs beetje hooguit minstens zeker waarschijnlijk vermoedelijk kennelijk blijkbaar liever graag
  inderdaad eerst laatst onlangs tussendoor overdag helemaal totaal absoluut volledig gedeeltelijk deels amper nauwelijks redelijk vrij
`);

/** People whose `mijn` a note leaves out: `mijn moeder` → `moeder`. */
export const kin = set(`
  moeder vader ma pa mam pap mama papa ouders broer broertje broers zus zusje zussen zuster man vrouw echtgenoot echtgenote partner vriend
  vriendin vrienden vriendinnen vriendje vriendinnetje zoon zoontje zoons zonen dochter dochtertje dochters kind kinderen kids kindje kleinkind kleinkinderen
  kleinzoon kleindochter oma opa grootvader grootmoeder grootouders oom tante neef nicht nichtje neefje schoonmoeder schoonvader schoonouders
  schoonzus schoonzusje zwager schoondochter schoonzoon stiefvader stiefmoeder pleegouders pleegmoeder pleegvader
  baas leidinggevende manager chef collega collega's buurman buurvrouw buren bovenbuurman onderbuurman huisgenoot huisgenoten
  huisarts psychiater psycholoog therapeut begeleider casemanager bedrijfsarts tandarts apotheker coach mentor docent leraar
  ex ex-man ex-vrouw ex-partner verloofde familie gezin petekind peetoom peettante halfbroer halfzus tweelingbroer tweelingzus
  schoonfamilie nichten neven ooms tantes werkgever jongste oudste middelste hond kat poes
`);
/** Of these, one person: a verb after them may be taken to be theirs. */
export const female = set(`
  moeder ma mam mama zus zusje zuster vrouw echtgenote vriendin dochter dochtertje kleindochter oma grootmoeder tante nicht nichtje schoonmoeder
  schoonzus schoondochter stiefmoeder pleegmoeder buurvrouw partnerin halfzus tweelingzus
`);
export const male = set(`
  vader pa pap papa broer broertje man echtgenoot vriend zoon zoontje kleinzoon opa grootvader oom neef neefje schoonvader zwager schoonzoon
  stiefvader pleegvader buurman halfbroer tweelingbroer
`);

export const neuter = set(`
  werk huis hoofd been oor oog hart lichaam lijf gewicht leven geld bed geheugen gezicht haar gevoel gebit gehoor zicht kind gezin
  kantoor bedrijf bloed hoofdkussen kussen medicijn middel recept schrift dagboek huiswerk appartement huwelijk verhaal verleden
  rijbewijs diploma inkomen loon eten drinken ontbijt avondeten slapen ritme dagritme slaapritme doel plan idee beeld zelfbeeld zelfvertrouwen
  vertrouwen verdriet verstand bewustzijn humeur temperament karakter gedrag alcoholgebruik gebruik drinkgedrag eetgedrag eetpatroon
  slaappatroon patroon probleem ongeluk ongeval weekend geloof dorp land lab laboratorium ziekenhuis postuur litteken bekken
  borstbeen sleutelbeen scheenbeen onderbeen bovenbeen heupgewricht gewricht kniegewricht oog ooglid voorhoofd achterhoofd tandvlees middenrif
  onderlijf bovenlijf netwerk contract rooster team vak examen onderzoek afscheid verzuim ziekteverlof verlof pensioen
  vel formulier registratieformulier been gebeuren geval gevecht advies besluit bericht beleid ding dossier effect einde feest gas gat glas hok jaar kamp karakter keukenraam kladblok kleed koffertje kruis laken
  licht lid lot lotje mes oog ontslag pakket papier pak park pijnmedicijn plezier programma project raam recht reisje respect schema slaapmiddel slot speeksel sperma spul stuk stuur tempo traject
  trauma uur vak vermogen verband verblijf verlies vertrek vlees voedsel voordeel nadeel water zaad zelfrespect zicht zuur zweet onderbewustzijn hoofdhaar rechterbeen linkerbeen rechteroor linkeroor rechteroog linkeroog
  woord antwoord gezag gedicht lied boek blad beest dier geduld
  telefoonnummer adres nummer account lijstje bloeddrukmiddel antidepressivum maagzuur beroep bestaan overlijden
`);

/** Words before a noun that do not decide its article. */
export const attributes = set(
  'eigen linker rechter hele eerste tweede derde vierde laatste oude nieuwe grote kleine beide vaste vorige',
);
