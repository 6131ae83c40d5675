/**
 * The lines of the ZPM table that were seen with their meaning in a published source, and nothing that only follows from them:
 * three professions in setting 1. They change by the year; an institution imports the official table.
 */
import type { ConsultKind, Profession, ZpmLine } from './types.ts';

type VerifiedLine = ZpmLine & { source: string };

const setting = 'Ambulant – kwaliteitsstatuut sectie II';
const kinds: readonly [ConsultKind, string][] = [
  ['diagnostics', 'Diagnostiek'],
  ['treatment', 'Behandeling'],
];

type Seen = {
  profession: Exclude<Profession, 'none'>;
  name: string;
  source: string;
  /** Codes by kind; a dash where no source shows the code. */
  codes: Readonly<Record<ConsultKind, string>>;
};

const minutes = [5, 15, 30, 45, 60, 75, 90, 120];

const seen: readonly Seen[] = [
  {
    profession: 'GZ',
    name: 'Gezondheidszorgpsycholoog (Wet Big artikel 3)',
    source: 'hildegroenewegen.nl; marrittigchelaar.nl; ppja.nl; psychologielennertz.nl',
    codes: {
      diagnostics: 'CO0042 CO0172 CO0302 CO0432 CO0562 CO0692 CO0822 CO0952',
      treatment: 'CO0107 CO0237 CO0367 CO0497 CO0627 CO0757 CO0887 CO1017',
    },
  },
  {
    profession: 'PT',
    name: 'Psychotherapeut (Wet Big artikel 3)',
    source: 'psychotherapiepraktijkdelange.nl; sprangerspsychotherapie.nl',
    codes: {
      diagnostics: 'CO0050 CO0180 CO0310 CO0440 CO0570 CO0700 CO0830 CO0960',
      treatment: 'CO0115 CO0245 CO0375 CO0505 CO0635 CO0765 CO0895 CO1025',
    },
  },
  {
    profession: 'KP',
    name: 'Klinisch (neuro)psycholoog (Wet Big artikel 14)',
    source: 'psychotherapiepraktijkclaessen.nl; nwpsychologie.nl; psyhart.nl',
    codes: {
      diagnostics: 'CO0018 CO0148 - CO0408 CO0538 - - -',
      treatment: 'CO0083 CO0213 - CO0473 CO0603 - CO0863 -',
    },
  },
];

const consults = seen.flatMap(({ profession, name, source, codes }) =>
  kinds.flatMap(([kind, word]) =>
    codes[kind].split(' ').flatMap((code, index): VerifiedLine[] => {
      const from = minutes[index];
      if (code === '-' || from === undefined) return [];
      const description = `${setting} ${name} ${word} ${from} minuten`;
      const line = { code, description, setting: 1, profession, kind, minutes: from, source } as const;
      return [{ ...line, type: 'consult', group_size: null, tariff_cents: null }];
    }),
  ),
);

const other = (code: string, description: string, source: string): VerifiedLine => ({
  code,
  description,
  type: 'other',
  setting: null,
  profession: null,
  kind: null,
  minutes: null,
  group_size: null,
  tariff_cents: null,
  source,
});

export const verifiedZpm: readonly VerifiedLine[] = [
  ...consults,
  other('OV0007', 'Intercollegiaal overleg kort, vanaf 5 minuten', 'ppja.nl; hildegroenewegen.nl'),
  other('OV0008', 'Intercollegiaal overleg lang, vanaf 15 minuten', 'ppja.nl; hildegroenewegen.nl'),
  other('OV0012', 'Niet-basispakketzorg consult', 'ppja.nl'),
];
