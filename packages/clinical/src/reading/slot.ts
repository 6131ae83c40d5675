/** The shapes of what is read. */

import type { MedicineKind } from './medicines.ts';
import type { Person } from './person.ts';
import type { Day } from './quantity.ts';
import type { UnitName } from './units.ts';

/** Place in the text, in characters; `end` is not included. */
export type Spot = { start: number; end: number };

/** `affirmed` unless words deny it, or leave it open. */
export type SlotPolarity = 'affirmed' | 'denied' | 'uncertain';

type Judgement = {
  polarity: SlotPolarity;
  /** It was so, and the words do not say that it still is. */
  isPast: boolean;
  /** A condition, a warning, an advice: says nothing of what is. */
  isConditional: boolean;
};

/** A part of a sentence with a verb of its own, and whose it is. */
export type Clause = Spot & {
  who: Person;
  /** Somebody is named in it as its owner; otherwise it is taken from the clause before, or is the client's. */
  isNamed: boolean;
};

export type MedicineSlot = Spot &
  Judgement & {
    /** The generic name in the language of the text. */
    name: string;
    /** As it stands in the text: the brand, the name as misheard. */
    said: string;
    kind: MedicineKind;
    isMisheard: boolean;
  };

export type AmountSlot = Spot & {
  value: number;
  /** The upper end of a range: `0,5-1 mg`. */
  high?: number;
  unit?: UnitName;
  /** False where the unit is what this medicine is counted in, and nobody said it. */
  isUnitSaid: boolean;
  /** `per dag`, `a week`. */
  per?: UnitName;
  /** `twee tabletten van vijftig`: what is in one. */
  each?: { value: number; unit?: UnitName };
  /** `een paar`, `ongeveer`. */
  isVague: boolean;
  /** The other readings of the words: `achtendertig vijf` may be 38,5. */
  others: number[];
  /** A dose of this medicine, by its name in the language of the text. */
  medicine?: string;
  /** `van vijftig naar honderd`. */
  side?: 'from' | 'to';
  isOrdinal: boolean;
};

export type Moment = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night' | 'meal';

export type FrequencySlot = Spot & {
  times?: number;
  high?: number;
  /** `om de dag` is 1 per 2 days: `per: 'day', every: 2`. */
  per?: UnitName;
  every?: number;
  moment?: Moment;
  isAsNeeded: boolean;
  medicine?: string;
};

export type DurationSlot = Spot & {
  value: number;
  high?: number;
  unit: UnitName;
  isVague: boolean;
  time?: TimeSlot;
};

export type MeasurementSlot = Spot & {
  /** `blood pressure`, `PHQ-9`. */
  name: string;
  value: number;
  /** The lower of a blood pressure. */
  over?: number;
  /** `26 van 40`. */
  of?: number;
  unit?: string;
  /** `was 480`: an earlier one. */
  isPast: boolean;
};

export type TimeRelation =
  | 'on'
  | 'at'
  | 'in'
  | 'since'
  | 'from'
  | 'until'
  | 'before'
  | 'after'
  | 'ago'
  | 'ahead'
  | 'for'
  | 'within';

export type PartOfPeriod = 'begin' | 'middle' | 'end';

export type TimeWhat =
  | { kind: 'day'; day: Pick<Day, 'day' | 'month' | 'year' | 'weekday'>; week?: number; part?: PartOfPeriod }
  /** Minutes after midnight; `isSure` when the half of the day is known. */
  | { kind: 'clock'; minutes: number; isSure: boolean }
  | { kind: 'span'; value: number; high?: number; unit: UnitName }
  /** Days from the day of the consultation: `morgen` is 1, `gisteren` −1. */
  | { kind: 'days'; days: number; moment?: Moment }
  /** `volgende maand`: 1; `eind` of it where said. */
  | { kind: 'period'; unit: 'week' | 'weekend' | 'month' | 'year'; offset: number; part?: PartOfPeriod }
  | { kind: 'feast'; name: string; offset?: number }
  | { kind: 'season'; name: 'spring' | 'summer' | 'autumn' | 'winter'; offset?: number }
  | { kind: 'age'; years: number }
  | { kind: 'year'; year: number };

export type TimeSlot = Spot & { relation: TimeRelation; what: TimeWhat; isVague: boolean };

export type PersonKind = 'family' | 'social' | 'care';
export type PersonSlot = Spot & {
  /** In the language of the text: `moeder`, `mother`. */
  relation: string;
  name?: string;
  kind: PersonKind;
};

export type Side = 'left' | 'right' | 'both';

export type FindingSlot = Spot &
  Judgement & {
    /** Its name in the lexicon, English whatever the language. */
    finding: string;
    /** Words that the finding has in common with much else: it may have been meant. */
    isHint: boolean;
    side?: Side;
    part?: string;
    severity?: Severity;
  };

export type Deed = 'start' | 'stop' | 'up' | 'down' | 'keep' | 'switch';
export type ChangeSlot = Spot & { deed: Deed; polarity: SlotPolarity };

export type Severity = 'mild' | 'moderate' | 'severe';
export type Certainty = 'certain' | 'probable' | 'possible' | 'unlikely';

export type Marks = {
  certainties: (Spot & { certainty: Certainty })[];
  severities: (Spot & { severity: Severity })[];
  sides: (Spot & { side: Side })[];
  parts: (Spot & { part: string })[];
  /** The words that make it depend: `als u koorts krijgt`, from the conjunction to the end of its clause. */
  conditions: Spot[];
};

export type Slots = Marks & {
  clauses: Clause[];
  medicines: MedicineSlot[];
  amounts: AmountSlot[];
  frequencies: FrequencySlot[];
  durations: DurationSlot[];
  measurements: MeasurementSlot[];
  times: TimeSlot[];
  people: PersonSlot[];
  findings: FindingSlot[];
  changes: ChangeSlot[];
};
