/** `Over zes weken hier?` – `Dan ben ik weg.` – `Zeven weken dan.`: when they meet again, as it was agreed in the end. */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';

const REACH = 7;
const count =
  '(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|one|two|three|four|five|six|seven|eight|ten|twelve|a|\\d+)';

/** Asks when they meet again, and nothing else. */
const proposes: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `^(?:(?:en|goed|nou|dan|oke|oké)[, ]+)*(?:zelfde tijd,? )?(?:over ${count} (?:weken|week|maanden|maand)|volgende week)(?:,? (?:hier|weer|terug|dan|zelfde tijd|weer hier|hier weer|zelfde dag))*\\?$`,
    'iu',
  ),
  en: new RegExp(
    `^(?:(?:and|so|okay|right|then)[, ]+)*(?:same time,? )?(?:next week|in ${count} (?:weeks?|months?))(?:,? (?:here|again|then|same time|same day))*\\?$`,
    'iu',
  ),
};
const settles: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `^(?:(?:en|goed|nou|dan|oke|oké|doe maar|wordt het|over)[, ]+)*(?<when>${count} (?:weken|maanden)|(?:de )?week (?:erna|daarna|erop))(?:,? (?:dan|graag|maar|ook goed|is goed|prima))*[.!]?$`,
    'iu',
  ),
  en: new RegExp(
    `^(?:(?:and|okay|well|then|the|make it|in|how about)[, ]+)*(?<when>week after(?: that| next)?|${count} weeks)(?:,? (?:then|please|is fine))*[.!]?$`,
    'iu',
  ),
};
const sameTime = /(?<!\p{L})(?:zelfde tijd|same time)(?!\p{L})/iu;

const counts: Readonly<Record<Language, readonly string[]>> = {
  nl: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
};
/** A week more than was proposed; '' where it is not clear how many that are. */
function oneMore(asked: string, language: Language): string {
  const heard = asked.toLowerCase().replace('één', 'een');
  const isNext = /volgende week|next week/u.test(heard);
  const at = counts[language].findIndex((each) => new RegExp(`(?<!\\p{L})${each} we`, 'u').test(heard));
  const more = isNext ? counts[language][1] : at < 0 ? undefined : counts[language][at + 1];
  return more === undefined ? '' : `${more} ${language === 'nl' ? 'weken' : 'weeks'}`;
}

/** '' where it cannot be told. */
function told(asked: string, when: string, language: Language): string {
  const weeks = /after|erna|daarna|erop/iu.test(when) ? oneMore(asked, language) : when.toLowerCase();
  if (weeks === '') return '';
  const time = sameTime.exec(asked)?.[0].toLowerCase();
  const name = language === 'nl' ? 'Vervolgafspraak over' : 'Follow-up appointment in';
  return `${name} ${weeks}${time ? `, ${time}` : ''}.`;
}

export function weekAfter(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const asked = sentences[at];
  if (asked?.speaker.role !== 'clinician' || asked.act !== 'asks') return;
  const own = asked.said.split(/(?<=[.?!]) /u).at(-1) ?? '';
  if (!proposes[language].test(own)) return;
  for (let ahead = at + 1; ahead <= at + REACH; ahead++) {
    const now = sentences[ahead];
    const { when } = settles[language].exec(now?.said ?? '')?.groups ?? {};
    if (!now || when === undefined) continue;
    const text = told(own, when, language);
    if (text === '') return;
    taken.push({ seq: asked.seq, words: own.replace(/\?$/u, ''), instead: when });
    asked.text = '';
    for (const each of sentences.slice(at + 1, ahead))
      if (each.speaker.role !== 'clinician' && each.act !== 'asks') each.contested ??= 'by other';
    now.text = text;
    return;
  }
}
