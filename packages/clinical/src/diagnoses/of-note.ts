/** The diagnoses that a signed note states: under a heading of diagnoses, or in its words. */
import { sentencesOfPaper } from '../file/paper/paper.ts';
import type { Language } from '../note.ts';
import { mentionsIn } from './clauses.ts';
import { Collection } from './collect.ts';
import type { StatedDiagnosis } from './diagnosis.ts';
import { judge } from './judge.ts';

const heading =
  /^(?:[\p{L}-]+ )?(?:diagnoses?|diagnosen|dsm-?(?:5|iv)?(?:[- ]?tr)?|classificatie|conclusie|conclusion|impression|assessment|beschrijvende diagnose|werkdiagnose|working diagnosis|diagnostische (?:conclusie|overwegingen))(?:[ /(].*)?$/iu;
const working = /werk|working|voorlopig|provisional|differenti/iu;

/** Told of others, of plans or of what is asked: nothing is stated there. */
const elsewhere =
  /^(?:family|plan|question|greeting|medicines|stopped_medicines|earlier_medicines|allergies)$/;

/** `sources` are empty: a note has no pieces. */
export function diagnosesOfNote(text: string, { language }: { language: Language }): StatedDiagnosis[] {
  const found = new Collection(language);
  for (const sentence of sentencesOfPaper(text)) {
    const { part } = sentence;
    const name = sentence.heading.replace(/^#+\s*|[\s:*]+$/g, '').trim();
    if (elsewhere.test(part) || sentence.text.trimEnd().endsWith('?')) continue;
    const words = text.slice(sentence.body, sentence.to);
    const isUnderHeading = part === 'diagnosis' || heading.test(name);
    for (const mention of mentionsIn(words, language)) {
      const verdict = judge(mention, {
        language,
        isAccompanied: false,
        isOnlyClientThere: false,
        isClientAway: false,
        isDictated: true,
        isAboutOther: false,
        isEcho: false,
        isToldOfOther: false,
        isToldOfCompany: false,
        isNamedBefore: false,
        isGeneral: false,
        isDatedBefore: false,
        isUnderHeading,
      });
      const isWorking = verdict.is === 'stated' && isUnderHeading && working.test(name);
      found.add(mention, isWorking ? { is: 'working', isPresumed: false } : verdict, 0, sentence.text.trim());
    }
  }
  return found.all().map((diagnosis) => ({ ...diagnosis, sources: [] }));
}
