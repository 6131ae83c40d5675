/** How a clinician writes: what they change again and again, and the rules that they made of it. */
import { z } from 'zod';
import { endpoint, ofNobody, ofPatient } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { Language } from './fields.ts';

const LONGEST = 300;
const text = z.string().max(LONGEST);
const heading = z.string().max(LONGEST);

const SectionPlace = z.discriminatedUnion('at', [
  z.object({ at: z.literal('first') }),
  z.object({ at: z.literal('last') }),
  z.object({ at: z.literal('before'), title: heading }),
  z.object({ at: z.literal('after'), title: heading }),
]);

export const WritingStyle = z.enum([
  ...(['figures_as_words', 'words_as_figures', 'dates_with_dash', 'dates_with_slash'] as const),
  ...(['clock_with_colon', 'times_as_x', 'units_joined', 'short_sentences', 'no_quotes', 'list'] as const),
]);

/** Sections go by their heading, as drafts have it. */
export const WritingRule = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('words'),
      /** `to` is empty where words are left out. */
      forms: z
        .array(z.object({ from: text, to: text }))
        .min(1)
        .max(60),
      /** Null: everywhere. */
      section: heading.nullable(),
      at_start: z.boolean(),
    }),
    z.object({ kind: z.literal('sentence_deleted'), text: ofNobody(text) }),
    z.object({
      kind: z.literal('line_added'),
      text: ofNobody(text),
      /** Null: the last one of the note. */
      section: heading.nullable(),
      at: z.enum(['begin', 'end']),
    }),
    z.object({ kind: z.literal('section_emptied'), section: heading, with_heading: z.boolean() }),
    z.object({ kind: z.literal('section_moved'), section: heading, place: SectionPlace }),
    z.object({ kind: z.literal('section_renamed'), section: heading, to: heading }),
    z.object({ kind: z.literal('style'), style: WritingStyle }),
  ])
  .meta({ id: 'WritingRule' });
export type WritingRule = z.infer<typeof WritingRule>;

export const WritingOffer = z
  .object({
    id: z.uuid(),
    language: Language,
    rule: WritingRule,
    /** `times` of the `occasions` on which it was possible, in `notes` notes. */
    times: z.number().int(),
    occasions: z.number().int(),
    notes: z.number().int(),
    /** Not yet seen on the page that lists it. */
    is_new: z.boolean(),
  })
  .meta({ id: 'WritingOffer' });
export type WritingOffer = z.infer<typeof WritingOffer>;

export const listWritingOffers = endpoint({
  method: 'GET',
  path: '/api/writing/offer/',
  deeds: ['keep_writing'],
  summary: 'What you change in drafts again and again, and what Noteer could do for you',
  response: dataOf(z.array(WritingOffer)),
});

export const seeWritingOffers = endpoint({
  method: 'POST',
  path: '/api/writing/offer/seen/',
  deeds: ['keep_writing'],
  summary: 'The offers were seen: none of them is new any more',
  response: Done,
});

const params = z.object({ id: z.uuid() });

export const listWritingExamples = endpoint({
  method: 'GET',
  path: '/api/writing/offer/{id}/example/',
  deeds: ['keep_writing'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'data[].id' },
  summary:
    'At most three places where you changed it, of notes that are still there; each with its recording',
  params,
  response: dataOf(
    z.array(z.object({ id: z.uuid(), before: ofPatient(z.string()), after: ofPatient(z.string()) })),
  ),
});

export const KeptRule = z
  .object({
    id: z.uuid(),
    language: Language,
    rule: WritingRule,
    /** The institution's, and followed in everybody's drafts unless they turn it off. */
    is_shared: z.boolean(),
    /** Whether it is followed in the drafts of whoever asks. */
    is_on: z.boolean(),
    /** Its owner asks an administrator to share it. */
    is_proposed: z.boolean(),
    /** Whose it is, where it is somebody else's that waits to be shared. */
    proposed_by: z.string().nullable(),
    may_remove: z.boolean(),
  })
  .meta({ id: 'KeptRule' });
export type KeptRule = z.infer<typeof KeptRule>;

export const acceptWritingOffer = endpoint({
  method: 'POST',
  path: '/api/writing/offer/{id}/accept/',
  deeds: ['keep_writing'],
  summary: 'Make a rule of it: it is followed in your next drafts',
  params,
  response: dataOf(KeptRule),
});

export const refuseWritingOffer = endpoint({
  method: 'POST',
  path: '/api/writing/offer/{id}/refuse/',
  deeds: ['keep_writing'],
  summary: 'No rule of this: it is not offered again',
  params,
  response: Done,
});

export const listWritingRules = endpoint({
  method: 'GET',
  path: '/api/writing/rule/',
  deeds: ['keep_writing'],
  summary:
    'Your rules and the institution’s; for those who may share rules, also what colleagues ask to share',
  response: dataOf(z.array(KeptRule)),
});

export const changeWritingRule = endpoint({
  method: 'PATCH',
  path: '/api/writing/rule/{id}/',
  deeds: ['keep_writing'],
  summary: 'Turn a rule on or off for yourself, or ask that it be shared',
  params,
  body: z
    .object({ is_on: z.boolean().optional(), is_proposed: z.boolean().optional() })
    .refine(
      ({ is_on, is_proposed }) => is_on !== undefined || is_proposed !== undefined,
      'Nothing to change',
    ),
  response: dataOf(KeptRule),
});

export const shareWritingRule = endpoint({
  method: 'POST',
  path: '/api/writing/rule/{id}/share/',
  deeds: ['share_writing'],
  summary: 'Share your own rule, or one that a colleague asks to share, with everybody',
  params,
  response: dataOf(KeptRule),
});

export const removeWritingRule = endpoint({
  method: 'DELETE',
  path: '/api/writing/rule/{id}/',
  deeds: ['keep_writing', 'share_writing'],
  summary: 'Take a rule back: your own, or for those who may share rules one of the institution',
  params,
  response: Done,
});
