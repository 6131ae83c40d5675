/** The findings of Dutch speech and notes, by field. */
import { dutchFindings } from './dutch-base.ts';

export const dutchFindingTables: readonly string[] = [dutchFindings];
