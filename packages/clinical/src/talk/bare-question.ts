/** Questions of clinicians where no marks were written: `en lezen`, `afspraken vergeet je die`, `dinsdag wat gebeurde er`. */
import type { Language } from '../note.ts';
import type { Looks } from './features.ts';
import type { Speaker } from './sentence.ts';
import { openingLength } from './signs.ts';
import type { Cut } from './split.ts';

const LONGEST_BEFORE_ANSWER = 8;
/** So few words, and nothing that is done in them, name what is asked about. */
const LONGEST_NAMED = 4;
/** A question word stands near the beginning, behind a name or a day. */
const NEAR_START = 4;
/** So many of the sentences have no mark: then none was written by this recogniser. */
const MOSTLY = 0.8;

const asking: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:hoe|hoeveel|hoelang|hoezo|wat|waar|waarom|wanneer|welke?|wie|waarvan|waarmee|waarvoor|waardoor)$/u,
  en: /^(?:how|what|where|why|when|which|who)$/u,
};
/** `wat ik denk`, `weet hoe`: no question of its own. */
const binds = /^(?:weet|weten|weet u|zien|kijken|uitleggen|wat|dat|alles|know|see|that|all|tell)$/u;
const ofSpeaker = /^(?:ik|we|wij|ons|i|i'll|i'm|we'll|we)$/u;
const addressed = /^(?:u|je|jij|jullie|you)$/u;
const ever: Readonly<Record<Language, RegExp>> = {
  nl: /(?:^| )(?:ooit|wel eens|weleens)(?: |$)/u,
  en: /(?:^| )(?:ever)(?: |$)/u,
};
/** `afspraken vergeet je die`, `daar heb je last van`. */
const endsOpen: Readonly<Record<Language, RegExp>> = {
  nl: / (?:u|je|jij) (?:(?:wel|ook|nog|dan) )?(?:die|dat|daar|ook|nog|wel|last van|er last van)$/u,
  en: / you (?:that|those|too|still)$/u,
};
const deeds =
  /^(?:is|was|zijn|waren|heeft|hebt|heb|had|wordt|word|werd|kan|kunt|mag|moet|zal|zullen|gaat|ga|gaan|doet|doe|doen|komt|kom|blijft|neem|neemt|bel|belt|stop|are|were|has|have|will|can|take|call|keep|start)$/u;
const agrees =
  /^(?:oke|ok|okay|goed|prima|fijn|mooi|precies|klopt|ja|nee|top|helder|duidelijk|dank|bedankt|succes|sterkte|tot|good|great|right|fine|thanks)$/u;
const values = /\d|^(?:\p{L}*(?:tien|tig|honderd)|een|twee|drie|vier|vijf|zes|zeven|acht|negen|elf|twaalf)$/u;

const isUnmarked = (cuts: readonly Cut[]): boolean =>
  cuts.filter(({ mark }) => mark === '').length >= MOSTLY * cuts.length;

function asks(said: readonly string[], language: Language): boolean {
  const words = said.slice(openingLength(said, language));
  if (words.some((word) => ofSpeaker.test(word))) return false;
  const at = words.slice(0, NEAR_START).findIndex((word) => asking[language].test(word));
  if (at >= 0 && !binds.test(words[at - 1] ?? '')) return true;
  const text = words.join(' ');
  if (words.includes('dan') || words.includes('als')) return false;
  // `luister je naar mensen of dwaal je af`
  if (addressed.test(words[1] ?? '') && !addressed.test(words[0] ?? '') && words.length > 2) return true;
  if (ever[language].test(text) || endsOpen[language].test(` ${text}`)) return true;
  return (
    words.length > 0 &&
    words.length <= LONGEST_NAMED &&
    !words.some((word) => deeds.test(word) || agrees.test(word) || values.test(word))
  );
}

/** Says of each sentence whether it is such a question, once it is known who speaks. */
export function bareQuestions(
  cuts: readonly Cut[],
  looks: readonly Looks[],
  speakers: readonly Speaker[],
  language: Language,
): boolean[] {
  const isWithoutMarks = isUnmarked(cuts);
  return cuts.map(({ mark, words }, at) => {
    const look = looks[at];
    const isLastOfClinician =
      speakers[at]?.role === 'clinician' &&
      speakers[at + 1] !== undefined &&
      speakers[at + 1]?.role !== 'clinician';
    if (!look || look.isQuestion || mark !== '' || !isLastOfClinician) return false;
    if (look.features.includes('short+acknowledges')) return false;
    if (words.length <= LONGEST_BEFORE_ANSWER && looks[at + 1]?.signs.has('yes_no') === true) return true;
    return isWithoutMarks && asks(words, language);
  });
}
