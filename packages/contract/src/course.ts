/** What the signed notes and the documents of a client show over time. Every point leads to its sentence. */
import { z } from 'zod';
import { ofPatient } from './endpoint.ts';

const text = ofPatient(z.string());

/** A sentence, and where it stands. */
export const FilePlace = z
  .object({
    kind: z.enum(['note', 'attachment']),
    /** Of the recording whose note it is, or of the attachment. */
    id: z.uuid(),
    /** Of an attachment: the page that it stands on. */
    page: z.number().int().nullable(),
    /** In the text of the note, or in that of the page. */
    from: z.number().int(),
    to: z.number().int(),
    sentence: ofPatient(z.string()),
    /** Of the consultation; of an attachment, the day of the letter, or else the day that it was added. */
    date: z.iso.date(),
    /** Whose note it is; of an attachment, who signed it, or else the name of its file. */
    author: ofPatient(z.string()),
  })
  .meta({ id: 'FilePlace' });
export type FilePlace = z.infer<typeof FilePlace>;

/** How exactly a day is known: `month` is told as its first day. */
const FileDay = z.object({ date: z.iso.date(), precision: z.enum(['day', 'month', 'year']) });
const said = { ...FileDay.shape, place: FilePlace };

const MedicineChange = z.enum(['started', 'stopped', 'raised', 'lowered', 'continued']);
const medicineSaid = {
  ...said,
  change: MedicineChange,
  /** The dose and how often, in words; empty where none is told. */
  dose: ofPatient(z.string()),
  /** Who changed it, where the sentence says so. */
  by: ofPatient(z.string().nullable()),
};

export const CourseMedicine = z
  .object({
    name: text,
    /** When it was begun, where that is told; otherwise it is known since `first_seen`. */
    from: FileDay.nullable(),
    /** When it was stopped. */
    to: FileDay.nullable(),
    first_seen: z.iso.date(),
    last_seen: z.iso.date(),
    is_current: z.boolean(),
    /** One for each dose, the first too. */
    steps: z.array(z.object(medicineSaid)),
    last_change: z.object(medicineSaid).nullable(),
    last: z.object(medicineSaid),
    /** Planned or advised, and nothing later says whether it was done. */
    planned: z.array(z.object(medicineSaid)),
    /** It was stopped, and a later paper names it as used. */
    is_used_after_stop: z.boolean(),
  })
  .meta({ id: 'CourseMedicine' });

export const CourseSeries = z
  .object({
    kind: z.enum(['measurement', 'score']),
    /** The same in every language, to tell series apart by; `label` is what people read. */
    name: z.string(),
    label: z.string(),
    unit: z.string().nullable(),
    points: z.array(
      z.object({
        ...said,
        value: ofPatient(z.number()),
        /** The lower of a blood pressure. */
        over: ofPatient(z.number().nullable()),
        /** As people write it, with its unit. */
        text,
      }),
    ),
  })
  .meta({ id: 'CourseSeries' });

const Risk = z.object({
  ...said,
  what: z.enum(['suicidality', 'suicide plan', 'suicide attempt', 'self-harm', 'aggression']),
  is_denied: ofPatient(z.boolean()),
});

export const Course = z
  .object({
    medicines: z.array(CourseMedicine),
    series: z.array(CourseSeries),
    /** `last`: all that was said when it was spoken of last. `before`: of earlier times. */
    risk: z.object({ last: z.array(Risk), before: z.array(Risk) }),
    /** Those of the last time, and earlier ones whose day is still to come. */
    agreements: z.array(z.object({ ...said, text, due: z.iso.date().nullable() })),
    /** `is_denied`: none are known. */
    allergies: z.array(
      z.object({
        ...said,
        name: text,
        reaction: ofPatient(z.string().nullable()),
        is_denied: ofPatient(z.boolean()),
      }),
    ),
    alerts: z.array(z.object({ ...said, text, until: z.iso.date().nullable() })),
    diagnoses: z.array(
      z.object({
        ...said,
        name: text,
        code: ofPatient(z.string().nullable()),
        is_certain: z.boolean(),
        is_past: z.boolean(),
      }),
    ),
    people: z.array(z.object({ ...said, name: text, relation: text })),
  })
  .meta({ id: 'Course' });
export type Course = z.infer<typeof Course>;
