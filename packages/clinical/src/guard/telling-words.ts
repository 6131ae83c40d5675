/** Words that come in opposites. Where one of a group was said, its opposite in the note is an error. */

import type { Token } from '../reading/tokens.ts';
import type { ObjectionKind } from './objection.ts';

export type Group = 'side' | 'period' | 'deed' | 'course' | 'amount';
export type TellingWord = { group: Group; is: string };

export const kindOfGroup: Readonly<Record<Group, ObjectionKind>> = {
  side: 'side',
  period: 'frequency',
  deed: 'plan',
  course: 'symptom',
  amount: 'symptom',
};

/** An ending in `*` is any. */
const table: readonly [Group, string, string][] = [
  ['side', 'left', 'links linker* left'],
  ['side', 'right', 'rechts rechter* right'],
  ['period', 'day', 'dag daags dagelijks day daily'],
  ['period', 'week', 'week wekelijks weekly'],
  ['period', 'month', 'maand maandelijks month monthly'],
  ['period', 'night', 'nacht night nightly'],
  ['period', 'year', 'jaar jaarlijks year yearly'],
  [
    'deed',
    'start',
    'start starten gestart startte beginnen begint begin begonnen started starting begin began initiate* opstarten herstarten',
  ],
  [
    'deed',
    'stop',
    'stop stoppen stopt gestopt stopte staken gestaakt staakt stopped stopping discontinue* ceased',
  ],
  [
    'deed',
    'up',
    'verhogen verhoogd verhoging verhoog ophogen opgehoogd ophoging hoger omhoog increase* increasing raise* raised higher uptitrat*',
  ],
  [
    'deed',
    'down',
    'verlagen verlaagd verlaging verlaag afbouwen afgebouwd afbouw lager omlaag minderen decrease* reduce* lower lowered taper* halveren',
  ],
  [
    'deed',
    'keep',
    'blijft blijven blijf gelijk ongewijzigd handhaven continueren doorgaan voortzetten voortgezet unchanged continue continues continued keep stays',
  ],
  [
    'course',
    'good',
    'goed beter verbeterd verbetering prima uitstekend opgeknapt good better well improved improvement fine great',
  ],
  [
    'course',
    'bad',
    'slecht slechter verslechterd verslechtering matig beroerd rot ellendig best bad badly poor poorly worse worsened terrible awful',
  ],
  ['amount', 'more', 'meer toegenomen toename vaker erger heviger more increased worse oftener'],
  ['amount', 'less', 'minder afgenomen afname verminderd less fewer reduced decreased milder'],
];

const exact = new Map<string, TellingWord[]>();
const beginnings: [string, TellingWord][] = [];
for (const [group, is, words] of table)
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) beginnings.push([word.slice(0, -1), { group, is }]);
    else exact.set(word, [...(exact.get(word) ?? []), { group, is }]);
  }

/** `per week`, `elke dag`; in `vorige week` the week says when, not how often. */
const each = /^(?:per|elke|iedere|a|every|each|in)$/;
const ofItself = /(?:daags|lijks|ly)$/;

export function tellingWords(tokens: readonly Token[]): TellingWord[] {
  return tokens.flatMap(({ text }, at) => {
    const found = [
      ...(exact.get(text) ?? []),
      ...beginnings.filter(([beginning]) => text.startsWith(beginning)).map(([, word]) => word),
    ];
    return found.filter(
      ({ group }) => group !== 'period' || ofItself.test(text) || each.test(tokens[at - 1]?.text ?? ''),
    );
  });
}
