/**
 * What codes of a consultation are found by. ZPM (Zorgprestatiemodel) prices a consultation by setting, profession, kind and
 * minutes; GGZ-NHN is the institution's own list; ICD-10 names a diagnosis that was stated.
 */

/** Eight settings in the order of the NZa. */
export const settings = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Setting = (typeof settings)[number];

/** The categories of professions that may register a consultation, and `none`: one that may not. */
export const professions = ['ARTS', 'ARTSSPEC', 'GZ', 'KP', 'PT', 'VS', 'VPK', 'OVERIG', 'none'] as const;
export type Profession = (typeof professions)[number];

export const consultKinds = ['diagnostics', 'treatment'] as const;
export type ConsultKind = (typeof consultKinds)[number];

/** A line of the ZPM table, as published: what is null, the table leaves open (a surcharge has no setting). */
export type ZpmLine = {
  code: string;
  description: string;
  /** A group's price goes by the number of clients instead of by setting. */
  type: 'consult' | 'group' | 'surcharge' | 'other';
  setting: Setting | null;
  profession: Exclude<Profession, 'none'> | null;
  kind: ConsultKind | null;
  /** From so many minutes. */
  minutes: number | null;
  group_size: number | null;
  tariff_cents: number | null;
};

/** A line of the institution's own list: what of ZPM it stands for, as far as the institution said so; null: open. */
export type GgzNhnLine = {
  code: string;
  description: string;
  setting: Setting | null;
  profession: Profession | null;
  kind: ConsultKind | null;
  /** From so many minutes. */
  minutes: number | null;
  /** Null or 1: no group. */
  group_size: number | null;
};

/** Everything about one contact that a code depends on; null: nobody has said. */
export type Contact = {
  /** The calendar day of the consultation: YYYY-MM-DD. */
  day: string;
  profession: Profession | null;
  setting: Setting | null;
  kind: ConsultKind | null;
  is_planned: boolean;
  planned_minutes: number | null;
  /** What really passed, from the recording. */
  real_minutes: number | null;
  /** Clients present; 1: no group. */
  group_size: number;
  interpreter: 'none' | 'spoken' | 'signed';
  /** Minutes of travel there and back to be charged; null: none. */
  travel_minutes: number | null;
};

/** Who decides how long a planned contact counts: `planning`, or `real` where the institution registers real minutes. */
export type TimeRule = 'planning' | 'real';

/** A sentence told by its name and figures, so that every language has it in its own words. */
export type Told = { id: string; values: Record<string, string | number> };

export type Doubt = 'unknown' | 'missing' | 'not_billable' | 'time' | 'list' | 'none';

export type Suggestion = {
  system: 'zpm' | 'ggz_nhn' | 'icd10';
  /** Null: it cannot be known; `missing` and `reason` say why. */
  code: string | null;
  meaning: string | null;
  /** The step that its time falls in, from so many minutes; null: too short, or not known. */
  minutes: number | null;
  /** How often the code is registered: once for each block of a group, else once. */
  times: number;
  /** The rule that it comes from: counted, so that people see how often it was right. */
  rule: string;
  reason: Told;
  /** What would make it another code. */
  would_change: Told[];
  /** Fields of the contact that nobody has said and that matter. */
  missing: (keyof Contact)[];
  doubt: Doubt;
  /** Besides the code itself: travel, an interpreter. */
  surcharges: { code: string | null; meaning: string; reason: Told }[];
};
