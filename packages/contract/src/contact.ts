/** The contact form of the public site, and what administrators do with what came in. */
import { z } from 'zod';
import { QueryBoolean } from './appointments.ts';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { Email, Language, requiredText } from './fields.ts';

export const ContactLocation = z.enum(['germany', 'hungary', 'poland'], { error: 'Location is required' });
/** `medicine` is family medicine. */
export const ContactSpecialty = z.enum(['psychiatry', 'medicine', 'other'], {
  error: 'Medical specialty is required',
});

const MAX_CHARACTERS = 100;

/** For what is read in a mail and in its subject: one line, and nothing that steers a mail program or a terminal. */
const onOneLine = (text: z.ZodString) =>
  text
    .overwrite((typed) => typed.toWellFormed().replaceAll(/\s+/g, ' '))
    .regex(/^\P{Cc}*$/u, 'Leave out characters that cannot be shown');

const line = (message: string) => onOneLine(requiredText(message, MAX_CHARACTERS));

export const ContactForm = z
  .object({
    first_name: line('First name is required'),
    last_name: line('Last name is required'),
    email: Email,
    location: ContactLocation,
    institution_name: line('Institution name is required'),
    specialty: ContactSpecialty,
    /** What the other specialty is; empty or left out with every other choice. */
    specialty_other: onOneLine(
      z.string().trim().max(MAX_CHARACTERS, `At most ${MAX_CHARACTERS} characters`),
    ).optional(),
    /** In which language the form was read. */
    language: Language.optional(),
    /** People never see this field. Whatever fills it in is thanked and not heard. */
    reference: z.string().max(1000).optional(),
  })
  .refine(({ specialty, specialty_other }) => specialty !== 'other' || specialty_other, {
    path: ['specialty_other'],
    error: 'Please specify',
  })
  .refine(({ specialty, specialty_other }) => specialty === 'other' || !specialty_other, {
    path: ['specialty_other'],
    error: 'Specify only another specialty',
  });

export const sendContactRequest = endpoint({
  method: 'POST',
  path: '/api/contact/',
  deeds: 'public',
  summary: 'The contact form: kept for the administrators, and mailed to them',
  body: ContactForm,
  response: Done,
});

export const ContactRequest = z
  .object({
    id: z.uuid(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    location: ContactLocation,
    institution_name: z.string(),
    specialty: ContactSpecialty,
    specialty_other: z.string().nullable(),
    language: Language,
    is_handled: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.infer<typeof ContactRequest>;

export const listContactRequests = endpoint({
  method: 'GET',
  path: '/api/contact/',
  deeds: ['handle_contact_requests'],
  summary: 'Contact requests, newest first',
  query: z.object({
    is_handled: QueryBoolean.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    /** Go on after this one. */
    after: z.uuid().optional(),
  }),
  response: dataOf(z.array(ContactRequest)),
});

export const changeContactRequest = endpoint({
  method: 'PATCH',
  path: '/api/contact/{id}/',
  deeds: ['handle_contact_requests'],
  summary: 'Mark a contact request as handled or not handled',
  params: z.object({ id: z.uuid() }),
  body: z.object({ is_handled: z.boolean() }),
  response: dataOf(ContactRequest),
});
