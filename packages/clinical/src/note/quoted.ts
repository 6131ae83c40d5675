/** A short quotation with its speaker, where no clause is sure. */
import type { Fact } from '../facts/fact.ts';
import { isLooseQuote, quotedWithTopic } from '../facts/topics.ts';
import type { Language } from '../note.ts';
import { stemsOf } from '../reading/stems.ts';
import { capitalised } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import { isOneOfParents } from '../talk/parents.ts';
import { asOneOfParents } from './other-subject.ts';

const speakers: Readonly<Record<Language, { client: string; clinician: string; other: string }>> = {
  nl: { client: 'Cliënt', clinician: 'Behandelaar', other: 'Naaste' },
  en: { client: 'Client', clinician: 'Clinician', other: 'Relative' },
};

/** Nobody, where it is not known. */
function speakerOf({ told_by, relation, from }: Fact, language: Language): string {
  const [{ speaker, to } = {}] = from;
  if (told_by === 'other' && relation) return capitalised(relation);
  // Which of two parents it is, nobody knows; that it is one of them, they do.
  if (speaker && isOneOfParents(speaker.relation)) return capitalised(speaker.relation ?? '');
  // `Jij bent donderdag aan de beurt`, to somebody who came along.
  if (told_by === 'clinician' && to !== undefined && /^\p{Lu}/u.test(to))
    return `${speakers[language].clinician} ${language === 'nl' ? 'tegen' : 'to'} ${to}`;
  return told_by === 'unknown' ? '' : speakers[language][told_by];
}

/** Words about somebody else whom they do not name say whom they are about. */
function ofWhom({ who, quote }: Fact, language: Language): string {
  if (who.role !== 'other' || quote.toLowerCase().includes(who.relation)) return '';
  return ` ${language === 'nl' ? 'over' : 'about'} ${who.relation}`;
}

/** `Behandelaar (sertraline): “Vijftig, vanaf morgen.”`: whose words they are, and of which medicine they are where they do not say so. */
function saidBy(fact: Fact, language: Language): string {
  const { of = '', quote } = fact;
  const speaker = `${speakerOf(fact, language)}${ofWhom(fact, language)}`.trim();
  if (of === '' || quote.toLowerCase().includes(of.toLowerCase())) return capitalised(speaker);
  return capitalised(speaker === '' ? of : `${speaker} (${of})`);
}

export function quoted(fact: Fact, language: Language): string {
  const isLost = isLooseQuote(fact, language) || stemsOf(tokensOf(fact.quote)).size === 0;
  const settled = fact.asked !== '' && isLost ? quotedWithTopic(fact, language) : '';
  if (settled !== '' && fact.of === undefined && fact.told_by !== 'other' && fact.who.role === 'client')
    return settled;
  const speaker = saidBy(fact, language);
  const words = `“${fact.quote.replace(/[“”"]/g, '').trim()}”`;
  return speaker === '' ? words : `${asOneOfParents(speaker, fact, language)}: ${words}`;
}
