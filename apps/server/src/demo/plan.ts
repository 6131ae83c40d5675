/** Who comes when, and what became of it. All of them are invented. */
import { weekBefore } from './days.ts';

/** Named after the files in apps/server/demo. */
export type ConsultationName =
  | 'mood-follow-up'
  | 'blood-pressure'
  | 'with-daughter'
  | 'medication-change'
  | 'shoulder-and-stomach';

/** What happened after the engine wrote the note. */
type Outcome = {
  sound: ConsultationName;
  /** Typed over the engine's words by the clinician. */
  correction?: readonly [from: RegExp, to: string];
  is_reviewed?: boolean;
  /** Saved by the administrator. */
  codes?: { zpm: string; ggz_nhn: string };
};

type Line = {
  clinician: 'sanne@demo.noteer' | 'joris@demo.noteer';
  start: string;
  end: string;
  client_name: string;
  subject: string;
  gender: 'male' | 'female';
  description: string;
  outcome?: Outcome;
};
export type Planned = Line & { date: string };

/**
 * CO0497 is treatment by a health psychologist from 45 minutes (ambulant, section II) in the published list of the
 * Zorgprestatiemodel. The other half is of a list of the institution's own, made up for the demo.
 */
const CODES = { zpm: 'CO0497', ggz_nhn: 'VB-B45' };
/** From 30 minutes, and by a psychotherapist from 45: what somebody saved instead, and what Joris’ have. */
const SHORTER = { zpm: 'CO0367', ggz_nhn: 'VB-B30' };
const BY_PSYCHOTHERAPIST = { ...CODES, zpm: 'CO0505' };

const sanne = 'sanne@demo.noteer';
const joris = 'joris@demo.noteer';

type Client = readonly [client_name: string, subject: string, gender: 'male' | 'female'];
const line = (
  clinician: Line['clinician'],
  [start, end]: readonly [string, string],
  [client_name, subject, gender]: Client,
  description: string,
  outcome?: Outcome,
): Line => ({
  clinician,
  start,
  end,
  client_name,
  subject,
  gender,
  description,
  ...(outcome && { outcome }),
});

const pieter: Client = ['Pieter Drost', '21 mei 1979', 'male'];
const wessel: Client = ['Wessel Kuipers', '3 november 1986', 'male'];
const yusuf: Client = ['Yusuf Demirci', '14 februari 1968', 'male'];
const marloes: Client = ['Marloes Hiddink', '30 juli 1994', 'female'];
const anouk: Client = ['Anouk van der Linde', '8 maart 1990', 'female'];
const gerrit: Client = ['Gerrit Boonstra', '17 september 1957', 'male'];
const ilse: Client = ['Ilse Postma', '2 januari 2001', 'female'];
const ruben: Client = ['Ruben Hofstede', '25 juni 1983', 'male'];
const fatima: Client = ['Fatima Bouali', '11 december 1975', 'female'];

const firstDay: Line[] = [
  line(sanne, ['08:30', '09:15'], pieter, 'Controle stemming en medicatie', {
    sound: 'mood-follow-up',
    is_reviewed: true,
    codes: CODES,
  }),
  line(sanne, ['09:30', '10:15'], wessel, 'Vervolggesprek: somberheid en slaap', {
    sound: 'medication-change',
    correction: [/\b75 (?=mg|milligram)|\bvijfenzeventig (?=milligram)/, '150 '],
  }),
  line(sanne, ['10:30', '10:50'], yusuf, 'Spreekuur: schouder en maag', { sound: 'shoulder-and-stomach' }),
  line(sanne, ['11:00', '11:45'], gerrit, 'Vervolggesprek, met dochter', { sound: 'with-daughter' }),
  line(sanne, ['13:30', '14:30'], anouk, 'EMDR, derde sessie'),
  line(sanne, ['15:00', '15:45'], marloes, 'Intake: paniekklachten'),
  line(joris, ['09:00', '09:45'], ruben, 'Vervolggesprek: terugkeer naar het werk'),
  line(joris, ['14:00', '14:45'], fatima, 'Intake: slaapproblemen'),
];

const week: Line[][] = [
  [
    line(sanne, ['09:00', '09:45'], wessel, 'Vervolggesprek: somberheid', {
      sound: 'mood-follow-up',
      is_reviewed: true,
      codes: SHORTER,
    }),
    line(sanne, ['13:30', '14:30'], anouk, 'EMDR, eerste sessie'),
  ],
  [
    line(sanne, ['10:00', '10:45'], ilse, 'Kennismaking'),
    line(joris, ['11:00', '11:20'], ruben, 'Spreekuur: hoofdpijn', {
      sound: 'blood-pressure',
      is_reviewed: true,
    }),
  ],
  [
    line(sanne, ['09:30', '09:50'], yusuf, 'Spreekuur: bloeddruk', {
      sound: 'blood-pressure',
      is_reviewed: true,
    }),
    line(sanne, ['15:00', '15:45'], gerrit, 'Behandelplan opstellen'),
  ],
  [
    line(sanne, ['11:00', '11:45'], pieter, 'Controle medicatie', {
      sound: 'mood-follow-up',
      is_reviewed: true,
      codes: CODES,
    }),
    line(joris, ['14:00', '14:45'], fatima, 'Telefonisch consult', {
      sound: 'mood-follow-up',
      is_reviewed: true,
      codes: BY_PSYCHOTHERAPIST,
    }),
  ],
  [
    line(sanne, ['09:00', '10:00'], anouk, 'EMDR, tweede sessie'),
    line(sanne, ['13:00', '13:45'], ilse, 'Vervolggesprek', { sound: 'mood-follow-up', is_reviewed: true }),
  ],
];

/** The day of the first start and the week before it. */
export const planFrom = (date: string): Planned[] => [
  ...weekBefore(date).flatMap((day, place) => (week[place] ?? []).map((each) => ({ ...each, date: day }))),
  ...firstDay.map((each) => ({ ...each, date })),
];

/** The same people come again on every later day; nobody has recorded them yet. */
export const planOf = (date: string): Planned[] =>
  firstDay.map(({ outcome: _, ...each }) => ({ ...each, date }));
