/** A JSON schema in the words that node-llama-cpp makes a grammar of. */
type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const each = (value: unknown): unknown => (Array.isArray(value) ? value.map(inGrammar) : inGrammar(value));

const eachOf = (value: unknown): unknown =>
  isSchema(value)
    ? Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, inGrammar(schema)]))
    : value;

const TYPES_THAT_NEST = new Set(['object', 'array']);

/** `type: ['object', 'null']` would lose what the object holds. */
function alternatives({ type, ...rest }: Schema): Schema[] | undefined {
  if (!Array.isArray(type) || !type.some((one) => TYPES_THAT_NEST.has(one))) return undefined;
  return type.map((one) => (TYPES_THAT_NEST.has(one) ? { ...rest, type: one } : { type: one }));
}

function inGrammar(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  const { $defs, definitions, anyOf, oneOf = anyOf, allOf, properties, items, prefixItems, ...rest } = schema;
  const defs = $defs ?? definitions;
  const own = {
    ...rest,
    ...(typeof rest.$ref === 'string' && { $ref: rest.$ref.replace('#/definitions/', '#/$defs/') }),
    ...(defs !== undefined && { $defs: eachOf(defs) }),
  };
  const several = oneOf ?? alternatives({ ...rest, properties, items, prefixItems });
  if (several !== undefined)
    return { ...(own.$defs !== undefined && { $defs: own.$defs }), oneOf: each(several) };
  // Of an intersection one part: what reads the answer holds it to the others.
  if (Array.isArray(allOf) && allOf.length > 0 && properties === undefined)
    return { ...own, ...(inGrammar(allOf[0]) as Schema) };
  return {
    ...own,
    ...(properties !== undefined && { properties: eachOf(properties) }),
    ...(items !== undefined && { items: inGrammar(items) }),
    ...(prefixItems !== undefined && { prefixItems: each(prefixItems) }),
    ...(isSchema(rest.additionalProperties) && {
      additionalProperties: inGrammar(rest.additionalProperties),
    }),
  };
}

/** Every property is always written: a grammar knows no property that may be left out. */
export const grammarSchema = (schema: object): object => inGrammar(schema) as object;
