/** Alerts, people around the client and agreements. */

import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import type { AgreementFinding, AlertFinding, PersonFinding } from './finding.ts';
import { findFollowUps } from './follow-ups/follow-ups.ts';
import { fileDay, isOfOther, placeIn, type ReadSentence } from './read.ts';

const alertWords: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:cave|let op|waarschuwing)\b|^alert(?=\s*[:!])|\b(?:zorgmachtiging|crisismaatregel|inbewaringstelling|wilsverklaring|niet[- ]reanimeren|behandelverbod|(?:is|thans|nu|momenteel) zwanger|valgevaar|mrsa|bmr|doof|tolk (?:nodig|aanwezig|noodzakelijk)|contra-?indicatie|verlengde qtc|beroepsverbod|contactverbod|straatverbod|curatele|bewindvoering|mentorschap)\b/u,
  en: /^(?:caution|warning|cave)\b|^alert(?=\s*[:!])|\b(?:sectioned|section [23]|advance (?:directive|decision)|do not resuscitate|dnacpr|is pregnant|currently pregnant|fall(?:s)? risk|mrsa|interpreter needed|contraindicat\p{L}*|prolonged qtc|restraining order|lasting power of attorney)\b/u,
};
const notAlert: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:geen|niet (?!reanimeren)|vraag|overw\p{L}*|aanvra\p{L}*|mogelijk|eventueel|verlopen|beeindigd|afgelopen|was|eerder)\b/u,
  en: /\b(?:no|not (?!resuscitate)|consider\p{L}*|possible|expired|ended|was|previous\p{L}*)\b/u,
};

export const oneLine = (text: string): string =>
  text
    .replace(/(\p{Ll})-\n\s*(?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();

export function alertFindings(sentence: ReadSentence): AlertFinding[] {
  const { words, part, paper, text, slots } = sentence;
  const heard = plain(words);
  if (
    part === 'greeting' ||
    part === 'question' ||
    part === 'family' ||
    isOfOther(sentence, { start: 0, end: 0 })
  )
    return [];
  const isPart = part === 'alerts';
  // What is still to be arranged is not there yet.
  if (!isPart && part === 'plan' && !/^(?:cave|let op|alert|caution|warning)\b/u.test(heard)) return [];
  if (!isPart && !alertWords[paper.language].test(heard)) return [];
  if (notAlert[paper.language].test(heard)) return [];
  const until = slots.times.find(({ relation }) => relation === 'until');
  const end = until && fileDay(until, paper, true);
  return [
    {
      ...placeIn(sentence),
      kind: 'alert',
      text: oneLine(text),
      ...(end?.precision === 'day' ? { until: end.date } : {}),
    },
  ];
}

/** `mevrouw Pruim` may be the client, and `arts` without more is anybody. */
const noRelation = /^(?:meneer|mevrouw|mw|dhr|mr|mrs|ms|familie|family)$/;

export const personFindings = (sentence: ReadSentence): PersonFinding[] =>
  sentence.part === 'greeting' || /^(?:geachte|beste|dear)\b/i.test(sentence.text)
    ? []
    : sentence.slots.people.flatMap(({ name, relation }) =>
        name !== undefined && !noRelation.test(relation) && !/\d/.test(name)
          ? [{ ...placeIn(sentence), kind: 'person', name, relation }]
          : [],
      );

const planHeading: Readonly<Record<Language, string>> = { nl: '## Beleid\n', en: '## Plan\n' };

/** `12 januari 2026, 10.00 uur` under the next contact. */
const isOnlyDay =
  /^(?:[\d\s.,:-]|op|om|uur|at|on|am|pm|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan\w*\b|feb\w*\b|maart|march|apr\w*\b|mei|may|jun\w|jul\w|aug\w*\b|sep\w*\b|o[ck]t\w*\b|nov\w*\b|dec\w*\b)*$/;

const mayNameDay = /\d|\p{L}dag\b|day\b|\bweek|\bweken|maand|month|morgen|tomorrow|vandaag|today/iu;

/** Agreements are read as tasks are. A letter asks and advises much outside of its plan: there only the plan counts. */
export function agreementFindings(sentence: ReadSentence): AgreementFinding[] {
  const { part, paper, text: written } = sentence;
  const { language } = paper;
  if (part !== 'plan' && (paper.kind === 'attachment' || part === 'greeting')) return [];
  // Outside of the plan a task has a day, and most sentences have none.
  if (part !== 'plan' && !mayNameDay.test(written)) return [];
  if (/\b(?:overweeg|overwegen|overwogen|consider)\b/i.test(written)) return [];
  const heading = part === 'plan' ? planHeading[language] : '';
  const tasks = findFollowUps(heading + oneLine(written), language, paper.date);
  return tasks.map(({ kind, text, due }) => ({
    ...placeIn(sentence),
    kind: 'agreement',
    text: oneLine(text),
    task: isOnlyDay.test(plain(text)) ? 'appointment' : kind,
    ...(due === null ? {} : { due }),
  }));
}
