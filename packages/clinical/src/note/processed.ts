/** A memory that was worked on in the session stands in a note as what it was and how it went, not as all that came up. */
import type { Fact } from '../facts/fact.ts';
import { withinProcessing } from '../facts/of-processing.ts';
import { type Processing, processingIn } from '../facts/processing.ts';
import type { Rated } from '../facts/said-rating.ts';
import type { Language } from '../note.ts';
import { numeral } from '../reading/numeral.ts';
import { slotsOf } from '../reading/slots.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';

const words = {
  nl: {
    worked: 'Beeld verwerkt in de sessie',
    tension: 'spanning van 0 tot 10',
    belief: 'geloofwaardigheid van 1 tot 7',
    thought: 'Gedachte bij het beeld',
    wanted: 'liever',
    next: 'daarna',
  },
  en: {
    worked: 'Image worked on in the session',
    tension: 'tension from 0 to 10',
    belief: 'how true it feels from 1 to 7',
    thought: 'Thought with the image',
    wanted: 'rather',
    next: 'then',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** `8, daarna 4, daarna 1`. */
const inTurn = (rated: readonly Rated[], language: Language): string =>
  rated.map(({ value }) => numeral(value, language)).join(`, ${words[language].next} `);

const quoted = ({ said }: Sentence): string => `“${said.replace(/[.?!…]+$/u, '')}”`;

type Told = { clause: string; sources: number[] };

function linesOf({ thought, wanted, tension, belief }: Processing, language: Language): Told[] {
  const text = words[language];
  const worked: Told = {
    clause: `${text.worked}; ${text.tension}: ${inTurn(tension, language)}`,
    sources: tension.map(({ seq }) => seq),
  };
  const parts = [
    thought ? `${text.thought}: ${quoted(thought)}` : '',
    wanted ? `${text.wanted}: ${quoted(wanted)}` : '',
    wanted && belief.length > 0 ? `${text.belief}: ${inTurn(belief, language)}` : '',
  ].filter(Boolean);
  if (!thought || parts.length < 2) return [worked];
  const said = [thought, wanted].flatMap((each) => each?.seq ?? []);
  return [worked, { clause: parts.join('; '), sources: [...said, ...belief.map(({ seq }) => seq)] }];
}

/** The facts of the talk, with these lines in the place of what was said meanwhile. */
export function withProcessing(facts: readonly Fact[], talk: Talk): Fact[] {
  const found = processingIn(talk);
  if (!found) return [...facts];
  const within = withinProcessing(facts, found, talk);
  const lines = linesOf(found, talk.language);
  const gone = new Set(within.slice(lines.length));
  const made = new Map(within.map((fact, at) => [fact, lines[at]] as const));
  return facts
    .filter((fact) => !gone.has(fact))
    .map((fact) => {
      const line = made.get(fact);
      return line ? madeFrom(fact, line, talk) : fact;
    });
}

const HEAVY = 3;

function madeFrom(fact: Fact, { clause, sources }: Told, { sentences, language }: Talk): Fact {
  const { leans_on: _, of: __, relation: ___, asked_in: ____, ...rest } = fact;
  const from = sentences.filter(({ seq }) => sources.includes(seq));
  return {
    ...rest,
    kind: 'intervention',
    who: { role: 'client' },
    told_by: 'clinician',
    standing: 'said',
    follows: 0,
    clause,
    // No one sentence says it: what the checks would mark of it is left out.
    quote: '',
    slots: slotsOf(clause, language, { isSpoken: false }),
    asked: '',
    sources: [...new Set(sources)],
    from,
    weight: Math.max(fact.weight, HEAVY),
  };
}
