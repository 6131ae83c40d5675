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
/** In a short contact nobody asks for a life story. */
const inProgress: readonly Asked[] = ['sleep', 'substances', 'social'];

const notDiscussed = /\b(?:niet besproken|niet uitgevraagd|onbekend|not discussed|not asked|unknown)\b/;

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
  const open = new Set(topicsOf(template));
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
      for (const [topic, weight] of hear(text, source.language))
        if (weight >= STRONG) open.delete(topic as Asked);
    }
  }
  return [...open].map((topic) => names[language][topic]);
}
