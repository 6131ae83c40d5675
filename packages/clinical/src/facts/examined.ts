/** The pieces in which the clinician examines: they ask to sit, breathe or hold still, or say that they will look, listen, feel. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import type { Talk } from '../talk/sentence.ts';
import type { Fact } from './fact.ts';

const inviting: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:(?:ik|we) (?:ga |gaan |zal |wil )?(?:\S+ ){0,3}?(?:luister|luisteren|voel|voelen|meet|meten|weeg|wegen|onderzoek|onderzoeken)\b|(?:laat|laten) (?:\S+ ){0,3}?(?:zien|kijken|voelen)\b|mag ik (?:\S+ ){0,4}?(?:voelen|kijken|zien|luisteren|meten)\b|ik (?:kijk|druk|trek|beweeg|til|schijn|klop) (?:er )?(?:nu |nog |ook )?(?:even|eens|hier|in|op|naar|aan)\b|(?:zucht|zuchten|adem|ademt|hou|houd|houdt|beweeg|beweegt|loop|loopt|knijp|knijpt|druk|duw|til|strek|buig|maak|maakt|trek|kijk|ga|gaat) (?:u |je )?(?:\S+ ){0,4}?(?:eens|even|maar eens)\b|(?:gaat?|kom|blijft?) (?:u |je )?(?:\S+ ){0,3}?(?:liggen|staan|zitten)\b|doet (?:dit|dat) (?:pijn|zeer)|diep (?:in|zuchten)|hand(?:en)? (?:\S+ )?(?:uit|gestrekt|voor)|op de weegschaal|de bank\b)/,
  en: /\b(?:let me (?:\S+ ){0,2}?(?:look|listen|feel|check|see|have)|i(?:'m| am)? (?:just )?(?:going to |gonna |will )(?:\S+ ){0,2}?(?:listen|feel|look|press|check|examine)|i'll (?:just )?(?:\S+ ){0,2}?(?:listen|feel|look|press|examine)|can i (?:\S+ ){0,2}?(?:look|listen|feel)|(?:deep )?breath(?:e|s)? (?:in|out|for me)|hold (?:\S+ ){0,3}?(?:out|still|up)|pop (?:\S+ ){0,3}?(?:up|on|off)|lie (?:down|back)|squeeze|push against|does (?:this|that) hurt|on (?:physical )?exam(?:ination)?|open (?:wide|up))\b/,
};

export const examinedIn = ({ sentences, language }: Talk): ReadonlySet<number> =>
  new Set(
    sentences
      .filter(({ speaker, said }) => speaker.role === 'clinician' && inviting[language].test(plain(said)))
      .map(({ seq }) => seq),
  );

const LONG_AGO = 9;
/** How many pieces before the words of a fact an examination was begun. */
export function sinceExamining(
  { sources }: { sources: readonly number[] },
  examined: ReadonlySet<number>,
): number {
  const last = sources.at(-1) ?? 0;
  for (let ago = 0; ago < LONG_AGO; ago += 1) if (examined.has(last - ago)) return ago;
  return LONG_AGO;
}

const posing: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:blijft?|gaat?|kom) (?:u |je )?(?:\S+ ){0,5}?(?:liggen|staan|zitten|meelopen)\b|^(?:doe|trek|rol|stroop) (?:\S+ ){0,5}?(?:uit|op|omhoog)\b|\bdiep (?:in|zuchten)\b|^(?:zucht|adem|hou|houd|houdt|beweeg|beweegt|loop|loopt|knijp|knijpt|duw|til|strek|buig)\b.*\b(?:eens|even)\b/,
  en: /\b(?:deep breath|lie (?:down|back)|pop (?:\S+ ){0,3}?(?:up|on|off)|push against|squeeze my|open wide|hold (?:\S+ ){0,3}?(?:out|still))\b/,
};

/** `Blijft u staan, we wachten drie minuten`: what is asked during an examination is no agreement. */
export function isInvitation({ told_by, quote, slots }: Fact, language: Language): boolean {
  if (told_by !== 'clinician' || !posing[language].test(plain(quote))) return false;
  const isFound = slots.measurements.length + slots.medicines.length + slots.findings.length > 0;
  return !isFound && slots.times.length + slots.changes.length === 0;
}
