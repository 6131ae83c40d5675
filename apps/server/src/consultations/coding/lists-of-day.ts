/** The lists by the day of a consultation, each read once: one page of work asks for the same days again and again. */
import type { GgzNhnLine, ZpmLine } from '@noteer/clinical';
import type { Db } from '../../db/schema.ts';
import { ggzNhnLinesOn, icd10LinesOn, lastListChange, zpmLinesOn } from '../code-lists.ts';
import { currentCodeSettings, type DecidedCodes } from '../code-settings.ts';

export type Icd10Line = Awaited<ReturnType<typeof icd10LinesOn>>[number];
export type DayLists = { zpm: ZpmLine[]; ggz_nhn: GgzNhnLine[]; icd10: Icd10Line[] };
export type Lists = {
  /** What is made of them is out of date once this differs. */
  made_on: string;
  settings: DecidedCodes;
  on(day: string): Promise<DayLists>;
};

export async function currentLists(db: Db): Promise<Lists> {
  const made_on = await lastListChange(db);
  const settings = await currentCodeSettings(db);
  const days = new Map<string, DayLists>();
  return {
    made_on,
    settings,
    async on(day) {
      const known = days.get(day);
      if (known) return known;
      const read = {
        zpm: await zpmLinesOn(db, day),
        ggz_nhn: await ggzNhnLinesOn(db, day),
        icd10: settings.icd10_reason === null ? [] : await icd10LinesOn(db, day),
      };
      days.set(day, read);
      return read;
    },
  };
}
