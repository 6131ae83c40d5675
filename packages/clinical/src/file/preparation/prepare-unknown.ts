/** What belongs in this kind of consultation and stands nowhere in the file yet. */
import { hear, STRONG } from '../../facts/cues/hear.ts';
import type { FactKind } from '../../facts/kind.ts';
import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';
import { defaultTemplate, findTemplate } from '../../templates.ts';
import type { Finding } from '../finding.ts';
import type { Desk } from './preparation.ts';

type Asked =
  | 'reason'
  | 'psychiatric_history'
  | 'family_history'
  | 'somatic'
  | 'substances'
  | 'social'
  | 'biography'
  | 'collateral'
  | 'sleep'
  | 'protective'
  | 'attempts'
  | 'legal'
  | 'goals';

const names: Readonly<Record<Language, Readonly<Record<Asked, string>>>> = {
  nl: {
    reason: 'de hulpvraag',
    psychiatric_history: 'de psychiatrische voorgeschiedenis',
    family_history: 'psychiatrische ziekten in de familie',
    somatic: 'lichamelijke ziekten',
    substances: 'alcohol, drugs en roken',
    social: 'wonen, werk en relaties',
    biography: 'de levensloop',
    collateral: 'wat naasten vertellen',
    sleep: 'slaap',
    protective: 'beschermende factoren',
    attempts: 'eerdere suïcidepogingen',
    legal: 'wilsbekwaamheid en juridisch kader',
    goals: 'doelen',
  },
  en: {
    reason: 'the request for help',
    psychiatric_history: 'psychiatric history',
    family_history: 'psychiatric illness in the family',
    somatic: 'physical illness',
    substances: 'alcohol, drugs and smoking',
    social: 'home, work and relationships',
    biography: 'personal history',
    collateral: 'what relatives tell',
    sleep: 'sleep',
    protective: 'protective factors',
    attempts: 'earlier suicide attempts',
    legal: 'capacity and legal framework',
    goals: 'goals',
  },
};
const asked = Object.keys(names.nl) as Asked[];
/** These are spoken of in words that nobody lists: only of an empty file it is sure that it has nothing of them. */
const vague: ReadonlySet<Asked> = new Set(['biography', 'protective', 'goals', 'collateral', 'social']);
/** In a short contact nobody asks for a life story. */
const inProgress: readonly Asked[] = ['sleep', 'substances', 'social'];

const notDiscussed = /\b(?:niet besproken|niet uitgevraagd|onbekend|not discussed|not asked|unknown)\b/;

/** Words that speak of it, in whatever sentence: what is only touched upon is not unknown either. */
const touching: Readonly<Partial<Record<Asked, RegExp>>> = {
  substances:
    /(?<!\p{L})(?:middelen(?:gebruik)?|alcohol\p{L}*|drugs?|nuchter|abstinent|sober|drinkt?|drinken|glas|glazen|bier\p{L}*|wijn\p{L}*|wine|beers?|rook\p{L}*|smok\p{L}*|sigaret\p{L}*|cigarettes?|vape\p{L}*|cannabis|wiet|joints?|blow\p{L}*|cocaïne|cocaine|coke|amfetamine|speed|xtc|mdma|ghb|ketamine|khat|qat|lachgas)(?!\p{L})/iu,
  sleep: /(?<!\p{L})(?:slaap\p{L}*|slapen|geslapen|sleep\p{L}*|slept|insomnia|wakker|awake)(?!\p{L})/iu,
  family_history:
    /(?<!\p{L})(?:familie\p{L}*|moeder\p{L}*|vader\p{L}*|ouders?|broers?|zus(?:sen|ter)?|oom|tante|oma|opa|neef|nicht|family|mother|father|parents?|brothers?|sisters?|uncle|aunt|grand\p{L}+|cousin)(?!\p{L})/iu,
  psychiatric_history:
    /(?<!\p{L})(?:voorgeschiedenis|eerder\p{L}*|vroeger|opname\p{L}*|opgenomen|episode\p{L}*|behandeld|behandeling|recidi\p{L}*|history|previous\p{L}*|earlier|admi(?:tted|ssion)\p{L}*|treated|relapse\p{L}*)(?!\p{L})/iu,
  somatic:
    /(?<!\p{L})(?:somati\p{L}*|lichamelijk\p{L}*|diabet\p{L}*|hypertensi\p{L}*|bloeddruk|RR|BP|hart\p{L}*|nier\p{L}*|lever|astma|copd|schildklier\p{L}*|epilep\p{L}*|pijn\p{L}*|gewicht|lab|physical\p{L}*|heart|kidney|renal|liver|asthma|thyroid|pain|weight)(?!\p{L})/iu,
  attempts:
    /(?<!\p{L})(?:poging\p{L}*|su[iï]cid\p{L}*|suïc|TS|overdos\p{L}*|intoxicatie|tentamen|attempt\p{L}*|suicid\p{L}*)(?!\p{L})/iu,
  legal:
    /(?<!\p{L})(?:wilsbekwa\p{L}*|\p{L}*machtiging|crisismaatregel|CM|RM|IBS|ZM|Wvggz|Wzd|BOPZ|bewind\p{L}*|mentor\p{L}*|curat\p{L}*|rechter|juridisch\p{L}*|vrijwillig\p{L}*|politie|capacity|section\p{L}*|court|legal\p{L}*|informal|police|power of attorney)(?!\p{L})/iu,
  reason:
    /(?<!\p{L})(?:hulpvraag|verwez\p{L}*|verwijs\p{L}*|verwijz\p{L}*|aangemeld|aanmelding|aanleiding|overname|overgedragen|reden|komt (?:voor|met|i\.?v\.?m|wegens|omdat)|refer\p{L}*|present\p{L}*|reason|transfer\p{L}*|take over)(?!\p{L})/iu,
};

/** Topics that a paper has a part of its own for. */
const ofPart: Readonly<Partial<Record<string, Asked>>> = {
  family: 'family_history',
  history: 'psychiatric_history',
};

const fromFindings: Readonly<Partial<Record<Finding['kind'], Asked>>> = { referral_reason: 'reason' };

function topicsOf(template: string): readonly Asked[] {
  const { sections, family } = findTemplate(template) ?? defaultTemplate;
  const topics = new Set<FactKind>(sections.flatMap((section) => section.topics));
  const wanted = family === 'progress' || family === 'problem' ? inProgress : asked;
  return wanted.filter((topic) => topics.has(topic));
}

/** The last papers first: most of what is known is in them. */
export function unknownTopics(desk: Desk): string[] {
  const { template, language, papers, findings } = desk;
  const isEmpty = papers.length === 0;
  const open = new Set(topicsOf(template).filter((topic) => isEmpty || !vague.has(topic)));
  for (const { kind } of findings) {
    const topic = fromFindings[kind];
    if (topic) open.delete(topic);
  }
  if (findings.some((each) => each.kind === 'risk' && each.is_past)) open.delete('attempts');
  for (const { source, sentences } of papers.toReversed()) {
    if (open.size === 0) break;
    for (const { text, part } of sentences) {
      if (part === 'question' || part === 'greeting' || notDiscussed.test(plain(text))) continue;
      const own = ofPart[part];
      if (own) open.delete(own);
      for (const topic of open) if (touching[topic]?.test(text)) open.delete(topic);
      for (const [topic, weight] of hear(text, source.language))
        if (weight >= STRONG) open.delete(topic as Asked);
    }
  }
  return [...open].map((topic) => names[language][topic]);
}
