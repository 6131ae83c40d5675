/** One HTTP endpoint as data. The server binds it, the web calls it, OpenAPI prints it. */
import { z } from 'zod';
import type { AuditEvent } from './audit-events.ts';
import type { Deed } from './permissions.ts';

/** What of a client the ids of a call name. */
export type PatientObject = 'client' | 'appointment' | 'attachment' | 'recording' | 'task';

/** Whose data a call is about. The server writes the access log by it, for every answer and every refusal. */
export type PatientData = {
  event: AuditEvent;
  object: PatientObject;
  /** Where the ids of the objects stand: in the path, in the answer, or in each item of the answer. */
  ids: 'params.id' | 'data.id' | 'data[].id';
  /** The change that it makes is written down with that change, and the answer holds nothing of the client. */
  only_refusals?: true;
};

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}/`;
  /**
   * What a call of it does: one of these must be allowed to the caller's role. `public`: nobody has to be signed in. `connector`:
   * for the key of a connector and nobody else, whatever their role.
   */
  deeds: 'public' | 'connector' | readonly [Deed, ...Deed[]];
  /** One line for the people who read the OpenAPI description. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** Left out where a call has nothing to do with a client. */
  patient_data?: PatientData;
  /** Of the body, where a form is larger than forms are. */
  max_bytes?: number;
};

/** A body of raw bytes instead of JSON. */
export const bytes = (max_bytes: number) =>
  z
    .custom<Uint8Array>((value) => value instanceof Uint8Array, 'Send the bytes as application/octet-stream')
    .refine((value) => value.byteLength <= max_bytes, 'Too many bytes')
    .meta({ contentType: 'application/octet-stream' });

/** A form with a file; the handler reads it as it comes. */
export const multipart = z.custom<FormData>().meta({ contentType: 'multipart/form-data' });

/** An answer that is written as it is read. */
export const stream = (contentType: string) => z.custom<never>().meta({ contentType });

/** Server-sent events, each with this as its data. */
export const events = (event: z.ZodType) =>
  z.custom<never>().meta({ contentType: 'text/event-stream', event });

/** What a schema of bytes, a form or a stream carries instead of JSON; undefined for JSON. */
export const contentTypeOf = (schema: z.ZodType): string | undefined =>
  schema.meta()?.contentType as string | undefined;

/** Marks a field, or a whole answer, that holds what belongs in a client's file. OpenAPI shows it. */
export const ofPatient = <S extends z.ZodType>(schema: S): S =>
  schema.meta({ ...schema.meta(), [PATIENT_DATA]: true });
export const PATIENT_DATA = 'x-patient-data';

/** Marks a field that is called like one of a client's and is not: a line of a list, a sum. */
export const ofNobody = <S extends z.ZodType>(schema: S): S =>
  schema.meta({ ...schema.meta(), [PATIENT_DATA]: false });

export const eventOf = (schema: z.ZodType): z.ZodType | undefined =>
  schema.meta()?.event as z.ZodType | undefined;

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Part = 'params' | 'query' | 'body';
type SchemaOf<E, P extends Part> = E extends Record<P, infer S extends z.ZodType> ? S : never;
type Present<E> = { [P in Part as [SchemaOf<E, P>] extends [never] ? never : P]: SchemaOf<E, P> };

/** What the caller hands in, what the handler gets, what the handler returns, what the caller gets back. */
export type Sent<E> = { [P in keyof Present<E>]: z.input<Present<E>[P] & z.ZodType> };
export type Received<E> = { [P in keyof Present<E>]: z.output<Present<E>[P] & z.ZodType> };
export type Reply<E extends Endpoint> = z.input<E['response']>;
export type Answer<E extends Endpoint> = z.output<E['response']>;
