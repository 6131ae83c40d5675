/** Consultations to measure on, as `evaluation/consultations` has them, and beside each fact the key of what states it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@noteer/clinical';

type SpokenSegment = { n: number; start_s: number; end_s: number; text: string };
type Fact = { id: string; segments: number[] };

export type Consultation = {
  language: Language;
  segments: SpokenSegment[];
  facts: (Fact & { key: string })[];
  clean_note: string;
};

export const consultationsFolder = join(import.meta.dirname, '../../evaluation/consultations');

type Keys = Record<string, Record<string, string>>;
const keys = JSON.parse(readFileSync(join(import.meta.dirname, 'keys.json'), 'utf8')) as Keys;

/** Those that have keys: a consultation may be added to the folder without. */
export const readConsultations = (): Consultation[] =>
  readdirSync(consultationsFolder)
    .filter((name) => name.endsWith('.json') && name.replace('.json', '') in keys)
    .sort()
    .map((name) => {
      const read: Consultation = JSON.parse(readFileSync(join(consultationsFolder, name), 'utf8'));
      const keyed = keys[name.replace('.json', '')] ?? {};
      return {
        ...read,
        facts: read.facts.flatMap((fact) => {
          const key = keyed[fact.id];
          return key ? { ...fact, key } : [];
        }),
      };
    });
