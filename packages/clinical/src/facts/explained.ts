import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import type { Sentence } from '../talk/sentence.ts';

/** What the clinician explained in general is written as that. */
export const explained = (clause: string, { standing, speaker }: Sentence, language: Language): string =>
  standing === 'general' && speaker.role === 'clinician'
    ? `${language === 'nl' ? 'Uitleg' : 'Explained'}: ${goingOn(clause, language)}`
    : clause;
