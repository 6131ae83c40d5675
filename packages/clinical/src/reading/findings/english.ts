/** The findings of English speech and notes, by field. */
import { englishFindings } from './english-base.ts';

export const englishFindingTables: readonly string[] = [englishFindings];
