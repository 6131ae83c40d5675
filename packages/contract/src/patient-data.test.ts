/** Walks every answer there is: what can hold a client's data says whose, so that the access log can. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentTypeOf, type Endpoint, endpoints, PATIENT_DATA } from './index.ts';

type Json = Record<string, unknown>;

/** Words that name what belongs in a client's file, wherever they stand in an answer. */
const TELLING =
  /^(client_name|client_code|date_of_birth|patient|patient_name|summary_text|text|subject|description|relation|code|codes)$/;

/** Every property of an answer with its schema, those of named parts included. */
function propertiesOf(schema: unknown): [string, Json][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, ...rest } = schema as { properties?: Record<string, Json> };
  const own = Object.entries(properties ?? {});
  const nested = [...own.map(([, property]) => property), ...Object.values(rest)];
  return [...own, ...nested.flatMap((part) => (Array.isArray(part) ? part : [part]).flatMap(propertiesOf))];
}

const printed = ({ response }: Endpoint) =>
  z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) as Json;
const isMarked = (schema: Json) => schema[PATIENT_DATA] === true;
const isSaid = (schema: Json) => schema[PATIENT_DATA] !== undefined;
const holdsPatientData = (endpoint: Endpoint) =>
  endpoint.response.meta()?.[PATIENT_DATA] === true ||
  propertiesOf(printed(endpoint)).some(([, schema]) => isMarked(schema));

const all = Object.entries(endpoints);

test.each(all.filter(([, endpoint]) => holdsPatientData(endpoint)))(
  '%s answers with a client’s data, and says whose',
  (_, endpoint) => {
    expect(endpoint.patient_data).toBeDefined();
    expect(endpoint.patient_data?.only_refusals).toBeUndefined();
    expect(endpoint.deeds).not.toBe('public');
  },
);

test.each(all)(
  '%s has no field that is called like a client’s and does not say whether it is',
  (_, endpoint) => {
    const unmarked = propertiesOf(printed(endpoint)).filter(
      ([name, schema]) => TELLING.test(name) && !isSaid(schema),
    );
    expect(unmarked.map(([name]) => name)).toEqual([]);
  },
);

test('sound is a client’s data', () => {
  const sounds = all.filter(([, { response }]) => contentTypeOf(response)?.startsWith('audio/'));
  expect(sounds.map(([name]) => name)).toEqual(['getRecordingFile']);
  expect(sounds.every(([, endpoint]) => holdsPatientData(endpoint))).toBe(true);
});

test('the walk sees into lists, named parts and what may be missing', () => {
  const found = all.filter(([, endpoint]) => holdsPatientData(endpoint)).map(([name]) => name);
  expect(found).toEqual(expect.arrayContaining(['listRecordings', 'getDraft', 'getVoices', 'listTasks']));
  expect(found).not.toContain('getProfile');
});
