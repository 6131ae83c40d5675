/** Why somebody was referred, and what is asked. */

import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import type { ReferralFinding } from './finding.ts';
import { oneLine } from './other-findings.ts';
import type { ReadSentence } from './read.ts';
import { placeIn } from './read.ts';

const asking: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:graag|gaarne|(?:het|ons|mijn) verzoek\b.*\bis|(?:de|onze|mijn) vraag\b.*\bis|wilt u|zou u|kunt u|mijn vraag|onze vraag|ik verzoek|ik verwijs|hierbij verwijs ik|verzoek (?:om|tot))\b/u,
  en: /^(?:please|could you|would you|i would be grateful|my question|i am referring|i refer)\b/u,
};
/** Somebody was sent, seen or treated, and behind it why: `in behandeling wegens een sociale angststoornis`. */
/** Asked in the midst of a letter, whatever it stands under. */
const askingAnywhere: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:wil(?:len)?|zou(?:den)?|mag|mogen) (?:ik |wij )?u (?:willen )?(?:vragen|verzoeken)\b|^(?:wij|ik) (?:vragen|vraag|verzoek(?:en)?) u\b|\bverzoek(?:en)? (?:ik|wij) u\b|\b(?:zou(?:den)?|wil(?:len)?) (?:ik |wij )?(?:graag )?(?:van u )?(?:graag )?(?:willen )?(?:vernemen|weten|horen)\b|\b(?:hoor|horen|verneem|vernemen) (?:ik |wij )?graag (?:van u|of|wat|hoe)\b|^graag (?:hoor|verneem|zou|wil)(?: ik| wij)\b|\bhet verzoek (?:om|tot)\b|\bverzoek aan (?:u|de \p{L}+)\b|\bu (?:vroeg|vraagt) (?:mij |ons )?(?:of|om|naar)\b|\bu (?:vroeg|verzocht|vraagt|verzoekt) (?:mij|ons)\b.*\bte (?:beoordelen|zien|onderzoeken|behandelen)\b|\bu (?:wilde|wilt|wenste) (?:graag )?weten\b|\bvroeg(?:en)? u zich af\b|\bu vroeg zich af\b|\b(?:ik|wij) zou(?:den)? graag uw (?:mening|oordeel|advies|visie|hulp)\b|\b(?:je|uw|jullie) (?:vraag|vraagstelling|verzoek) (?:was|is|luid\p{L}+|betrof)\b|\bmet (?:als |de |het )?(?:vraag|vraagstelling|verzoek)(?:\s?:|,? (?:of|naar|om|wat|welke|hoe|tot)\b)|^(?:kun|kunt|wil|wilt|zou) (?:je|u|jullie) .*\b(?:meekijken|meedenken|beoordelen|overnemen|adviseren|onderzoeken|behandelen)\b|^wil(?:t)? (?:je|u) (?:een |beoordelen|meedenken|onderzoeken|overwegen|adviseren)/u,
  en: /^(?:(?:i|we) )?(?:would|should) be (?:very |most )?grateful\b|^(?:could|would) you (?:please|kindly)\b|\b(?:i|we) would (?:appreciate|value|welcome) (?:your|if)\b|\b(?:you|your (?:referral|letter)) (?:have |had )?(?:also )?ask(?:ed|s) (?:whether|if|for|us|me|about)\b|\byour (?:\p{L}+ )?(?:questions?|request) (?:was|is|were|concern\p{L}*|related)\b|\byou (?:wondered|were keen to know|would like to know|wanted to know|wished to know|were wondering|enquired)\b|\b(?:i|we) (?:am|are) (?:writing to )?ask(?:ing)?\b|\bwith the question (?:whether|of|if)\b|^please (?:assess|advise|could|can|would|review|see|consider whether)\b/u,
};
const because: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:verwijs|verwijzen|verwees|verwezen|verwijzing|aangemeld|aanmelden|aan te melden|meld|melden|vroeg|verzocht|draag|dragen|overgedragen|gezien|opgenomen|ingestuurd|behandeling|in zorg|beoordeling|diagnostiek|begeleiding|begeleiden|begeleid|behandelen|behandeld|onderzocht|beoordeelde|sprak|spreekuur|consult|bezocht|zag|zagen)\b.*\b(?:wegens|vanwege|in verband met|omwille van|naar aanleiding van)\b|\bverwijs\b.*\b(?:met|voor|omdat|ter)\b|\b(?:verwezen|aangemeld|ingestuurd|doorverwezen|opgenomen)\b(?: \p{L}+){0,5} (?:voor|met|na|ter)\b|^(?:hartelijk )?(?:dank|bedankt)\b.*\b(?:verwijzing|verwijzen|insturen|aanmelding)\b.*\b(?:met|wegens|vanwege|in verband met|omdat|voor)\b|\bdra(?:ag|gen)\b.*\bover\b.*\b(?:omdat|wegens|vanwege|in verband met)\b|\bmag ik (?:u|je|jullie)\b.*\b(?:sturen|verwijzen|aanmelden|insturen)\b|^(?:betreft|inzake|onderwerp)\b.*\b(?:verzoek (?:om|tot)|(?:verwijzing|aanmelding) (?:voor|wegens|vanwege|in verband))\b|\b(?:kwam|komt|meldde zich|meldt zich|presenteerde zich|wendde zich)\b.*\b(?:met|omdat|wegens|vanwege|in verband met)\b|^(?:de |uw )?(?:aanleiding|reden|verwijsindicatie|verwijsreden|indicatie)(?: \p{L}+){0,2} (?:was|is|waren|zijn)\b|\bzich (?:\p{L}+ ){0,3}(?:presenteerde|meldde|wendde|aanmeldde) (?:met|wegens|vanwege|omdat)\b/u,
  en: /\b(?:following|further to|in response to) your (?:letter|referral|request|note)\b.*\b(?:about|regarding|concerning|because of|for)\b|^(?:many )?thank(?:s| you) (?:very much )?for (?:seeing|reviewing|assessing|accepting|your help|asking (?:us|me) to (?:see|assess|review))\b|\b(?:refer(?:red|ring|ral)?|admitted|seen|assessed|treated|presented)\b.*\b(?:for|because of|with|regarding|following|due to)\b/u,
};
/** Of another time, or of something that was done: `opgenomen geweest wegens`, `medicatie gestaakt wegens`. */
const otherReason: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:gestaakt|gestopt|verhoogd|verlaagd|eerder|in het verleden|destijds|moeder|vader|broer|zus|(?:19|20)\d\d (?:opgenomen|behandeld))\b/u,
  en: /\b(?:stopped|increased|reduced|previously|in the past|mother|father|brother|sister)\b/u,
};

/** Nobody is thanked for what was long ago: `since her mother's death` is why. */
const thanks =
  /^(?:many )?thank(?:s| you) (?:very much )?for (?:seeing|reviewing|assessing|referring|asking (?:us|me) to (?:see|assess|review))\b/iu;

const whoHas = /\bwho (?:has (?:had|been|developed)|have been|presents|is suffering|suffers|describes)\b/u;

type Referral = ReferralFinding['kind'];

const isWhy = (words: string, language: Language): boolean =>
  because[language].test(plain(words)) && (thanks.test(words) || !otherReason[language].test(plain(words)));

function referralsOf({ part, text, paper, words, heading, body, from }: ReadSentence): Referral[] {
  // In a note the reason of the visit is no reason of a referral.
  if (paper.kind === 'note' && !/aanmeld|verwijz|referr/i.test(heading)) return [];
  if (part === 'reason') {
    // `Reden: … . Please assess for psychosis`: what follows on the reason asks.
    const isBehind = body === from && askingAnywhere[paper.language].test(plain(oneLine(text)));
    return isBehind && paper.kind === 'attachment' ? ['referral_question'] : ['referral_reason'];
  }
  if (part === 'question') return ['referral_question'];
  if (paper.kind !== 'attachment') return [];
  const heard = plain(oneLine(text));
  if (part !== 'plan' && askingAnywhere[paper.language].test(heard)) {
    const saysBoth = isWhy(words, paper.language) || (paper.language === 'en' && whoHas.test(heard));
    return saysBoth && part === 'other' ? ['referral_reason', 'referral_question'] : ['referral_question'];
  }
  // Without headings the letter itself asks.
  if (part !== 'other') return [];
  const isReason = isWhy(words, paper.language);
  const isAsked =
    asking[paper.language].test(heard) && !/\b(?:groet|bellen|contact op|regards)\b/.test(heard);
  // `Hierbij verwijs ik … wegens …` says why, `Graag uw beoordeling wegens …` asks too.
  // `I should be grateful if you would see this man, who has had …`.
  const saysWhy = isAsked && paper.language === 'en' && whoHas.test(heard);
  const isOnlyReason = /\b(?:verwijs|refer\p{L}*)\b/u.test(heard);
  return [
    ...(isReason || saysWhy ? (['referral_reason'] as const) : []),
    ...(isAsked && !(isReason && isOnlyReason) ? (['referral_question'] as const) : []),
  ];
}

const isComplaints = /^(?:s|subjectief|klachten|huidige klachten|anamnese|hpc)$/;
const MOST_COMPLAINTS = 2;

/** Where a letter asks and does not say why, the complaints that it begins with are why: `S: sinds 6 weken …`. */
function complaints(sentences: readonly ReadSentence[]): ReferralFinding[] {
  const those = sentences
    .filter(
      ({ heading, paper }) =>
        paper.kind === 'attachment' && isComplaints.test(plain(heading).replace(/\/$/, '')),
    )
    .slice(0, MOST_COMPLAINTS);
  const [first] = those;
  if (!first) return [];
  const text = those.map(({ text: said, body, from }) => oneLine(said.slice(body - from))).join(' ');
  return [{ ...placeIn(first), to: those.at(-1)?.to ?? first.to, kind: 'referral_reason', text }];
}

/** `Sinds ontslag toenemend drankgebruik`, right at the beginning of a letter that only asks. */
function onset(sentences: readonly ReadSentence[]): ReferralFinding[] {
  const first = sentences
    .slice(0, FIRST_SENTENCES)
    .find(({ part, text, paper }) => part === 'other' && paper.kind === 'attachment' && began.test(text));
  const reason = first ?? sentences[sentences.findIndex((sentence) => referralsOf(sentence).length > 0) + 1];
  const isTold =
    reason &&
    reason.part === 'other' &&
    !reason.isRow &&
    reason.slots.medicines.length === 0 &&
    /^(?:hij|zij|ze|he|she|sinds|since|al|toenemend|over|for)\b/iu.test(reason.text);
  return isTold ? [{ ...placeIn(reason), kind: 'referral_reason', text: oneLine(reason.text) }] : [];
}
const FIRST_SENTENCES = 14;
const began =
  /^(?:sinds|al (?:\d|een|enkele|langer|weken|maanden|jaren)|toenemend|since|for (?:the )?(?:past|last)|over the (?:past|last))\b(?! (?:\d{1,2}[-/]))/iu;

/** The sentences of one part are one reason, one question. */
export function referralFindings(sentences: readonly ReadSentence[]): ReferralFinding[] {
  const findings: ReferralFinding[] = [];
  let last: { finding: ReferralFinding; heading: string; isRunning: boolean } | undefined;
  for (const sentence of sentences) {
    const kinds = referralsOf(sentence);
    // `Ik verwijs Sem voor onderzoek. Op school valt hij op door drukte`: what it shows by is part of why.
    const isMore =
      kinds.length === 0 &&
      last?.finding.kind === 'referral_reason' &&
      last.isRunning &&
      last.heading === sentence.heading &&
      sentence.from - last.finding.to <= 1 &&
      sentence.slots.measurements.length === 0 &&
      sentence.slots.medicines.length === 0;
    if (last && isMore) {
      last.finding.to = sentence.to;
      last.finding.text += ` ${oneLine(sentence.text)}`;
    }
    if (kinds.length === 0) last = undefined;
    const text = oneLine(sentence.text.slice(sentence.body - sentence.from));
    for (const kind of text === '' ? [] : kinds) {
      if (last && last.finding.kind === kind && last.heading === sentence.heading) {
        last.finding.to = sentence.to;
        last.finding.text += ` ${text}`;
        continue;
      }
      const finding: ReferralFinding = { ...placeIn(sentence), kind, text };
      findings.push(finding);
      last = { finding, heading: sentence.heading, isRunning: sentence.part === 'other' };
    }
  }
  const isReason = findings.some(({ kind }) => kind === 'referral_reason');
  const isAsked = findings.some(({ kind }) => kind === 'referral_question');
  if (!isAsked || isReason) return findings;
  const those = complaints(sentences);
  return [...findings, ...(those.length > 0 ? those : onset(sentences))];
}
