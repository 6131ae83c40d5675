import { list } from '../../reading/text.ts';
import type { FactKind } from '../kind.ts';

/** Strong cues make a sentence about a topic by themselves; weak ones lean it that way. */
export type Cues = Readonly<Partial<Record<FactKind, { strong: string[]; weak: string[] }>>>;

/** `*` is any ending of a word, `…` is up to four words between. */
export const cue = (strong: string, weak = '') => ({ strong: list(strong), weak: list(weak) });
