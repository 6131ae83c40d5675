/** The findings of English speech and notes, by field. */
import { englishBody } from './english-body.ts';
import { englishMind } from './english-mind.ts';

export const englishFindingTables: readonly string[] = [englishMind, englishBody];
