import { expect, test } from 'vitest';
import { unusedClasses, unusedExports, unusedStrings } from './unused.mjs';

const file = (path, text) => ({ path, text });
const lib = 'apps/web/src/lib';

test('an export that nobody imports is named, whatever it is', () => {
  const files = [
    file(
      `${lib}/a.ts`,
      'export const used = 1;\nexport function alone() {}\nexport type Shape = {};\nexport type Form = {};',
    ),
    file(`${lib}/b.ts`, "import { used as ours, type Form } from './a.ts';"),
  ];
  expect(unusedExports(files)).toEqual([
    `${lib}/a.ts: nobody imports alone: do not export it, or delete it`,
    `${lib}/a.ts: nobody imports Shape: do not export it, or delete it`,
  ]);
});

test.each([
  "import * as a from './a.ts';\nObject.values(a);",
  "export * from './a.ts';",
  "const page = async () => (await import('./a.ts')).alone;",
])('what is taken as a whole is used: %s', (text) => {
  expect(unusedExports([file(`${lib}/a.ts`, 'export const alone = 1;'), file(`${lib}/b.ts`, text)])).toEqual(
    [],
  );
});

test('of what is taken as an object, the parts that are named are used', () => {
  const queries = file(
    'apps/server/src/features/a/queries.ts',
    'export const one = 1;\nexport const two = 2;',
  );
  const taking = (text) =>
    unusedExports([
      queries,
      file('apps/server/src/features/a/service.ts', `import * as queries from './queries.ts';\n${text}`),
    ]);

  expect(taking('queries.one;')).toEqual([
    'apps/server/src/features/a/queries.ts: nobody imports two: do not export it, or delete it',
  ]);
  expect(taking('Object.values(queries);')).toEqual([]);
  expect(taking('const all = { ...queries };')).toEqual([]);
});

const words = file(
  'apps/web/src/features/a/strings.ts',
  "export const aStrings = strings({\n  one: { nl: 'x', en: 'y' },\n  two: {\n    nl: 'x',\n    en: 'y',\n  },\n});\n",
);
const shows = (text) =>
  unusedStrings([
    words,
    file('apps/web/src/features/a/a.tsx', `import { aStrings } from './strings.ts';\n${text}`),
  ]);

test('a string that no screen shows is named', () => {
  expect(shows('const t = useStrings(aStrings);\nreturn <p>{t.one}</p>;')).toEqual([
    'apps/web/src/features/a/strings.ts: nobody shows aStrings.two',
  ]);
});

test.each([
  'const t = useStrings(aStrings);\nreturn <p>{t.one}{t.two}</p>;',
  'const { one, two } = useStrings(aStrings);',
  'const t = useStrings(aStrings);\nreturn <p>{t[kind]}</p>;',
  'const t = useStrings(aStrings);\nreturn <List words={t} />;',
  'const text = aStrings[kind];',
])('a string that is shown, looked up or handed on is used: %s', (text) => {
  expect(shows(text)).toEqual([]);
});

test('a class that nothing has is named; one that is put together is used', () => {
  const styles = [file('a.css', '.card .lonely { color: red; }\n.note-mark:hover, .seek { top: 0.5rem; }')];
  const texts = [file('a.tsx', '<p className="card seek">{`note-${look}`}</p>')];
  expect(unusedClasses(styles, texts)).toEqual(['a.css: nothing has the class lonely']);
});
