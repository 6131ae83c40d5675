/** Puts together what was said of each diagnosis, in the order of speech: what is said later wins. */
import type { Language } from '../note.ts';
import type { Mention } from './clauses.ts';
import type { StatedDiagnosis, Verdict } from './diagnosis.ts';
import { type DiagnosisName, isWiderThan } from './names.ts';
import { codeOf, type Specifiers } from './specifiers.ts';

type Kept = StatedDiagnosis & { of: DiagnosisName; specifiers: Set<string>; last: number };

export class Collection {
  readonly #language: Language;
  readonly #kept = new Map<string, Kept>();
  #order = 0;

  constructor(language: Language) {
    this.#language = language;
  }

  add({ name, specifiers }: Mention, verdict: Verdict, seq: number, sentence: string): void {
    if (verdict.is === 'nothing') return;
    if (verdict.is === 'denied') {
      this.#kept.delete(name.id);
      return;
    }
    this.#order += 1;
    const known = this.#kept.get(name.id);
    if (!known) {
      this.#kept.set(name.id, {
        name: name.names[this.#language],
        code: codeOf(name, specifiers),
        kind: verdict.is,
        sources: [seq],
        sentence,
        of: name,
        specifiers: new Set(specifiers),
        last: this.#order,
      });
      return;
    }
    // `Die depressie` makes nothing certain that was a suspicion.
    const isSameDoubt = known.kind === 'working' && known.sentence === sentence;
    if (!verdict.isPresumed && !isSameDoubt && rank[verdict.is] > rank[known.kind]) {
      known.kind = verdict.is;
      known.sentence = sentence;
    }
    if (!known.sources.includes(seq)) known.sources.push(seq);
    this.#specify(known, specifiers);
    known.last = this.#order;
  }

  #specify(known: Kept, specifiers: Specifiers): void {
    const own = codeOf(known.of, specifiers);
    const both = new Set([...known.specifiers, ...specifiers]) as Specifiers;
    // Later words on how severe it is replace earlier ones; those on its course join them.
    known.code =
      own === known.of.code ? codeOf(known.of, known.specifiers as Specifiers) : codeOf(known.of, both);
    known.specifiers = new Set(both);
  }

  /** `Matig ernstig, eenmalige episode.` said right behind it. */
  specifyLast(specifiers: Specifiers): void {
    const last = [...this.#kept.values()].find(({ last }) => last === this.#order);
    if (last) this.#specify(last, specifiers);
  }

  /** `Waarschijnlijk.` said right behind it. */
  doubtLast(ids: readonly string[]): void {
    for (const [id, known] of this.#kept)
      if (ids.includes(id) && known.kind === 'stated') known.kind = 'working';
  }

  /** `Dat klopt niet.` */
  takeBack(ids: readonly string[]): void {
    for (const id of ids) this.#kept.delete(id);
  }

  /** Without those of which another says more, and what is neither of the mind nor has a code. */
  all(): StatedDiagnosis[] {
    const kept = [...this.#kept.values()].filter(({ of, code }) => !of.isOfBody || code !== null);
    return kept
      .filter((each) => !kept.some((other) => isWiderThan(each, other)))
      .map(({ name, code, kind, sources, sentence }) => ({ name, code, kind, sources, sentence }));
  }
}

const rank = { working: 0, earlier: 1, stated: 2 } as const;
