/** One suggested code with its reason, and all of a consultation that codes depend on. */
import { z } from 'zod';
import { CareSetting, CodeSystem, ConsultKind, Profession } from './code-lists.ts';
import { ofPatient } from './endpoint.ts';

/** Why a suggestion should be looked at: `none` where nothing speaks against it. */
export const CodeDoubt = z.enum(['unknown', 'missing', 'not_billable', 'time', 'list', 'none']);
export type CodeDoubt = z.infer<typeof CodeDoubt>;

/** A sentence by its name and figures: every language has it in its own words. */
export const ToldReason = z
  .object({
    id: z.string(),
    values: ofPatient(z.record(z.string(), z.union([z.string(), z.number()]))),
  })
  .meta({ id: 'ToldReason' });
export type ToldReason = z.infer<typeof ToldReason>;

export const Interpreter = z.enum(['none', 'spoken', 'signed']);

/** Everything about one consultation that its codes depend on; null: nobody has said. */
export const CodedContact = z
  .object({
    day: z.iso.date(),
    profession: Profession.nullable(),
    setting: CareSetting.nullable(),
    kind: ConsultKind.nullable(),
    is_planned: z.boolean(),
    planned_minutes: z.number().int().nullable(),
    /** What really passed: from the recording, or as somebody said. */
    real_minutes: z.number().nullable(),
    /** Clients present; 1: no group. */
    group_size: z.number().int(),
    interpreter: Interpreter,
    travel_minutes: z.number().int().nullable(),
  })
  .meta({ id: 'CodedContact' });
export type CodedContact = z.infer<typeof CodedContact>;
export type CodedContactField = keyof CodedContact;

/** Where a diagnosis was stated: said in this consultation, or written in a signed note of this client. */
export const StatedPlace = z
  .object({
    /** The words themselves. */
    sentence: ofPatient(z.string()),
    recording: z.uuid(),
    date: z.iso.date(),
    author: z.string(),
    /** Pieces of the transcript and their time in the sound; empty and null of what stands in a note. */
    pieces: z.array(z.number().int()),
    start_s: z.number().nullable(),
    end_s: z.number().nullable(),
  })
  .meta({ id: 'StatedPlace' });
export type StatedPlace = z.infer<typeof StatedPlace>;

export const CodeSuggestion = z
  .object({
    system: CodeSystem,
    /** Null: it cannot be known; `missing` and `reason` say why. */
    code: ofPatient(z.string().nullable()),
    meaning: ofPatient(z.string().nullable()),
    /** How often it is registered: once for each block of a group, else once. */
    times: z.number().int(),
    /** The rule that it comes from; how often it was right: `getCodeRules`. */
    rule: z.string(),
    reason: ToldReason,
    /** What would make it another code. */
    would_change: z.array(ToldReason),
    /** What nobody has said and matters. */
    missing: z.array(z.enum(Object.keys(CodedContact.shape) as [CodedContactField, ...CodedContactField[]])),
    doubt: CodeDoubt,
    /** Besides the code itself: travel, an interpreter. */
    surcharges: z.array(
      z.object({
        code: ofPatient(z.string().nullable()),
        meaning: ofPatient(z.string()),
        reason: ToldReason,
      }),
    ),
    /** Of ICD-10 alone: the diagnosis that somebody stated. */
    diagnosis: z
      .object({
        /** It was called probable, or a working diagnosis. */
        is_working: z.boolean(),
        /** In the language of the talk or the note. */
        name: ofPatient(z.string()),
        /** Where the code stands in ICD-10; null where that part is not known here. */
        place: z
          .object({
            chapter: z.string(),
            block: z.string(),
            name: z.object({ nl: z.string(), en: z.string() }),
          })
          .nullable(),
        places: z.array(StatedPlace),
      })
      .nullable(),
  })
  .meta({ id: 'CodeSuggestion' });
export type CodeSuggestion = z.infer<typeof CodeSuggestion>;
