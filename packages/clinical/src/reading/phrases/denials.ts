/** The words with which a language denies, and those that put a thing in the past or make it depend. */
import type { Language } from '../../note.ts';

export type Denials = {
  /** Denies what follows. */
  before: ReadonlySet<string>;
  /** Denies all that follows, over commas. */
  list: ReadonlySet<string>;
  /** Of those before, the ones that go on over `en`: `geen koorts en hoesten`. */
  carries: ReadonlySet<string>;
  /** Denies what stands before it. */
  after: ReadonlySet<string>;
  /** A no of its own after a comma or a colon. */
  answers: ReadonlySet<string>;
  /** A denial does not reach past these. */
  turn: ReadonlySet<string>;
  /** What stands between a denial and a word that it is not about: `helpt niet tegen de hoofdpijn`. */
  block: ReadonlySet<string>;
  /** Who begins anew is no longer denied. */
  subject: ReadonlySet<string>;
  subordinate: ReadonlySet<string>;
  /** `niet alleen`, `not only`: denies nothing. */
  notDenying: ReadonlySet<string>;
  /** `gaat niet weg`, `niet altijd`: it is there. */
  notDenyingAfter: ReadonlySet<string>;
  or: ReadonlySet<string>;
  past: ReadonlySet<string>;
  pastPairs: ReadonlySet<string>;
  now: ReadonlySet<string>;
  conditional: ReadonlySet<string>;
  uncertain: ReadonlySet<string>;
};

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const pairs = (phrases: string): ReadonlySet<string> => new Set(phrases.split(',').map((phrase) => phrase.trim()));

export const denials: Readonly<Record<Language, Denials>> = {
  nl: {
    before: set('geen niet nooit zonder noch nergens niks niets nauwelijks evenmin geenszins non gestopt abstinent clean amper nimmer'),
    list: set('ontkent ontkende ontkennen ontkend negatief'),
    carries: set('geen zonder noch nooit evenmin'),
    after: set('niet nooit niets niks afwezig weg verdwenen ontkend nee geen gestopt voorbij negatief neg hersteld opgelost remissie uitgesloten nergens'),
    answers: set('nee niet nooit geen neen nope niks negatief neg'),
    turn: set('maar wel echter doch behalve nog terwijl hoewel doordat omdat waardoor want vanwege wegens juist alleen'),
    block: set('tegen door tijdens helpt hielp helpen werkt werkte weet wist zeker durf durft begrijp genoeg waarom ondanks vanwege reden oorzaak aanleiding'),
    subject: set("ik hij zij ze u je we er mijn m'n die"),
    subordinate: set('dat die omdat door als waarvan waardoor waarbij zodat tegen want om'),
    notDenying: set('alleen zozeer enkel slechts zeker weten'),
    notDenyingAfter: set('weg over minder beter goed uit altijd helemaal elke iedere zo alleen te lekker fijn leuk erger veel vaak continu constant verdwenen tegen genoeg snel normaal zakt zakken daalt wegdrukken wegtrekt zakte gezakt'),
    or: set('of noch'),
    past: set('vroeger aanvankelijk voorheen destijds toentertijd gehad geweest eertijds initieel ooit indertijd toen'),
    pastPairs: pairs('vorig jaar, als kind, als puber, als tiener, eerste dagen, eerste week, eerste weken, jaren geleden, jaar geleden, daarvoor was, daarvoor had, status na'),
    now: set('nu momenteel inmiddels nog actueel actuele tegenwoordig steeds sindsdien'),
    conditional: set('als indien mocht mochten risico gevaar waarschuw waarschuwing voorlichting uitleg preventie voorkomen zou zouden kans cave advies adviseer tenzij'),
    uncertain: set('misschien mogelijk mogelijke wellicht verdenking twijfel twijfelt vermoedelijk'),
  },
  en: {
    before: set('no not never without nor neither hardly nothing none non nil abstinent quit stopped cannot zero'),
    list: set('denies denied denying deny negative'),
    carries: set('no without neither nor never nil none'),
    after: set('not nothing absent denied no nil none resolved settled gone stopped negative quit never free neither'),
    answers: set('no not never none nope nil negative'),
    turn: set('but however although though except yet while because still due after just only'),
    block: set('help helps helped helping work works worked think know sure enough understand because until since despite why reason'),
    subject: set("i he she they we there my you it i'm he's she's"),
    subordinate: set('that which who because if when'),
    notDenying: set('only just sure too'),
    notDenyingAfter: set('better away improving improved always every so much bad severe go get gone helping all'),
    or: set('or nor'),
    past: set('previously formerly initially before earlier past'),
    pastPairs: pairs('used to, at first, first week, history of, as a, when i, back in, years ago, last year, status post, had been, ago i'),
    now: set('now currently current still ongoing presently nowadays'),
    conditional: set('if unless risk warned warning should would prevent advise advised advice'),
    uncertain: set('maybe perhaps possibly possible suspected query unsure probably'),
  },
};
