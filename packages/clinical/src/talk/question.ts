/** Whether a sentence asks, also where no question mark was written. */
import type { Language } from '../note.ts';
import { openingLength } from './signs.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

type Form = {
  asking: ReadonlySet<string>;
  /** Finite verbs that open a question when the subject follows. */
  verbs: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  /** Subjects that make it a question even before a full stop. */
  other: ReadonlySet<string>;
  tag: RegExp;
  request: RegExp;
};

const forms: Readonly<Record<Language, Form>> = {
  nl: {
    asking: words(
      'hoe wat waar waarom wanneer welk welke wie hoeveel hoelang waarvoor waarmee waarover waaraan waardoor',
    ),
    verbs:
      words(`is was zijn waren heeft hebt heb had bent ben wordt word werd kan kun kunt kon mag moet wil wilt zou zal gaat ga doet doe komt kom
      slaapt slaap voelt voel gebruikt gebruik neemt neem drinkt drink rookt rook blowt blow eet merkt merk piekert pieker werkt werk hoort hoor ziet zie
      woont woon denkt denk vindt vind weet ervaart ervaar krijgt krijg kent ken durft durf houdt houd hou slikt slik lukt zit zitten staat ligt lig zullen mogen kunnen
      trekt jeukt bloedt plast plas hoest braakt braak gaan hebben trilt tril sport beweegt beweeg valt val maakt maak snurkt snurk geeft geef herkent herken vergeet speelt
      heb hebben spelen leeft leven ging deed kreeg wilde wou vond dacht dronk sliep at nam begon`),
    subjects: words(
      'u je jij jullie hij ie ze zij het dat er de die dit uw jouw daar iemand ook nog een mijn zijn haar',
    ),
    other: words('u je jij jullie'),
    tag: /(?:^|[\s,])(?:he|hè|toch|nietwaar|klopt dat|of niet|of wel|niet dan|oke|akkoord|afgesproken|dat vraag ik(?: ook| altijd| even| iedereen| aan iedereen| elke keer| gewoon)+)$/,
    request:
      /^(?:vertel|vertelt u|beschrijf|noem|leg)(?: (?:eens|maar|me|mij|even|verder))*(?: |$)|^(?:zullen we|zal ik|mag ik|kunt u|kun je|wilt u|wil je)(?: |$)|^zegt? (?:u )?het eens/,
  },
  en: {
    asking: words("how what where why when which who whose how's what's where's who's whereabouts"),
    verbs:
      words(`is are was were has have had do does did can could would will should may might am isn't aren't wasn't weren't hasn't haven't don't
      doesn't didn't can't couldn't wouldn't won't shouldn't`),
    subjects: words(
      'you he she it they there that this the your any his her their we anyone anything i those these everything',
    ),
    other: words('you your it there any he she they that the'),
    tag: /(?:^|[\s,])(?:right|correct|is that right|is that correct|isn't it|aren't you|don't you|haven't you|didn't you|okay|ok|yeah|yes|is it|are you|do you|have you|did you)$/,
    request:
      /^(?:tell me|describe|walk me through|talk me through|shall we|shall i|how about|what about|any )/,
  },
};

/** Wh-words that open a main clause: in Dutch the verb follows (`hoe gaat`, not `hoe het`). */
function opensWithAsking(
  at: number,
  said: readonly string[],
  { asking, verbs }: Form,
  language: Language,
): boolean {
  if (!asking.has(said[at] ?? '')) return false;
  const next = said[at + 1] ?? '';
  if (next === '') return true;
  if (language === 'en')
    return said.slice(at + 1, at + 4).some((word) => verbs.has(word)) || /'s$/.test(said[at] ?? '');
  return (
    verbs.has(next) ||
    /^(?:vaak|lang|veel|laat|oud|erg|hoog|zwaar|ver|goed|lijkt)$/.test(next) ||
    /[^e]t$/.test(next)
  );
}

/** `Until the level is right.`, `Doe maar maandag, dan ben je er toch.`: with a full stop it says so, and does not ask. */
const saysSo: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:doe|neem|kom|bel|blijf|ga|laat|houd?|stop|begin|vraag|schrijf)(?: |$).* toch$/,
  en: /(?:^| )(?:is|are|was|were|be|it's|that's|all|not|just|feels?|looks?|gets?|quite|exactly) (?:right|correct|okay|ok)$/,
};

/** Said to keep the other listening. */
const notAsking = /^(?:ziet u|zie je|weet u|weet je|snap je|begrijpt u|you see|you know)(?: wel| nou)?$/;

/** `mark`: what the sentence ends in, as written. */
export function isQuestion(said: readonly string[], mark: string, language: Language): boolean {
  if (mark.includes('?')) return true;
  const form = forms[language];
  const at = openingLength(said, language);
  const rest = said.slice(at).join(' ');
  if (form.request.test(rest)) return true;
  if (notAsking.test(rest)) return false;
  const isMarked = mark !== '';
  const second = said[at + 1] ?? '';
  const isInverted = form.verbs.has(said[at] ?? '') && form.subjects.has(second);
  // `Wordt u onrustig, dan belt u`: a condition. `Heb ik niet` drops what it is about.
  const isCondition = language === 'nl' && said.includes('dan');
  if (isInverted && !isCondition && (!isMarked || form.other.has(second))) return true;
  if (opensWithAsking(at, said, form, language) && (!isMarked || said.some((word) => form.other.has(word))))
    return true;
  if (isMarked && saysSo[language].test(rest)) return false;
  const isAboutOther = said.some((word) => form.other.has(word)) || /^(?:dus|so)$/.test(said[0] ?? '');
  return said.length > 2 && form.tag.test(rest) && isAboutOther;
}
