/** The findings of Dutch speech and notes, by field. */
import { dutchBody } from './dutch-body.ts';
import { dutchLife } from './dutch-life.ts';
import { dutchMind } from './dutch-mind.ts';
import { dutchMood } from './dutch-mood.ts';

export const dutchFindingTables: readonly string[] = [dutchMood, dutchMind, dutchBody, dutchLife];
