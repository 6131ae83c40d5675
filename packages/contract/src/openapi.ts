/** Prints the contract as OpenAPI 3.1, whose schemas are JSON Schema 2020-12: what Zod emits already. */
import { z } from 'zod';
import { contentTypeOf, type Endpoint, eventOf } from './endpoint.ts';
import { ErrorBody } from './envelope.ts';

type Json = Record<string, unknown>;

/** Zod keeps named schemas in a local `$defs`; OpenAPI looks for them under `components`. */
function schemaPrinter(components: Json) {
  const relink = (value: unknown): Json =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
  return (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema: _, id, $defs = {}, ...rest } = z.toJSONSchema(schema, { io }) as Json & { $defs?: Json };
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _id, ...named } = relink(definition);
      components[name] = named;
    }
    if (typeof id !== 'string') return relink(rest);
    components[id] = relink(rest);
    return { $ref: `#/components/schemas/${id}` };
  };
}

function operation(name: string, endpoint: Endpoint, print: ReturnType<typeof schemaPrinter>): Json {
  const content = (schema: z.ZodType, io: 'input' | 'output') => {
    const contentType = contentTypeOf(schema);
    const event = eventOf(schema);
    if (!contentType) return { 'application/json': { schema: print(schema, io) } };
    // OpenAPI has no word for the events of a stream.
    const data = event && { 'x-event-data': print(event, io) };
    return { [contentType]: { schema: { type: 'string', format: 'binary' }, ...data } };
  };
  const parameters = (['params', 'query'] as const).flatMap((place) =>
    Object.entries(endpoint[place]?.shape ?? {}).map(([field, schema]) => ({
      name: field,
      in: place === 'params' ? 'path' : 'query',
      required: !(schema as z.ZodType).safeParse(undefined).success,
      schema: print(schema as z.ZodType, 'input'),
    })),
  );
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.deeds === 'public' ? [] : [{ bearer: [] }],
    'x-deeds': endpoint.deeds,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.body.safeParse(undefined).success,
        content: content(endpoint.body, 'input'),
      },
    }),
    responses: {
      200: { description: 'OK', content: content(endpoint.response, 'output') },
      default: { description: 'Refused', content: content(ErrorBody, 'output') },
    },
  };
}

export function openapi(endpoints: Record<string, Endpoint>) {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  const print = schemaPrinter(schemas);
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, print),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Noteer', version: '1' },
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
