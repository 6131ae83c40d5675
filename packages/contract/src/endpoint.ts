/** One HTTP endpoint as data. The server binds it, the web calls it, OpenAPI prints it. */
import type { z } from 'zod';

/** `clinician` is everyone who is signed in; `superuser` is the administrator. */
export type Access = 'public' | 'clinician' | 'superuser';

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}/`;
  access: Access;
  /** One line for the people who read the OpenAPI description. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
};

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Part = 'params' | 'query' | 'body';
type SchemaOf<E, P extends Part> = E extends Record<P, infer S extends z.ZodType> ? S : never;
type Present<E> = { [P in Part as [SchemaOf<E, P>] extends [never] ? never : P]: SchemaOf<E, P> };

/** What the caller hands in, what the handler gets, what the handler returns, what the caller gets back. */
export type Sent<E> = { [P in keyof Present<E>]: z.input<Present<E>[P] & z.ZodType> };
export type Received<E> = { [P in keyof Present<E>]: z.output<Present<E>[P] & z.ZodType> };
export type Reply<E extends Endpoint> = z.input<E['response']>;
export type Answer<E extends Endpoint> = z.output<E['response']>;
