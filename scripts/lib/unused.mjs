/** Finds what nobody uses: exports, strings of the interface, CSS classes. By their names, which is cheap and enough. */
import { posix } from 'node:path';
import { importsOf } from './imports.mjs';

const exported =
  /^export\s+(?:declare\s+)?(?:async\s+)?(?:const|let|function\*?|class|type|interface|enum)\s+(?<name>[\w$]+)/gm;

/** Files that are run or read by a tool, not imported. */
const isEntry = (path) =>
  /\.(test|spec|bench)\.|\.config\.ts$|^scripts\/[^/]+\.mjs$|main\.tsx?$|gallery\.tsx$|\.job\.ts$|\.d\.ts$/.test(
    path,
  );

const named =
  /(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{(?<names>[^}]*)\}\s+from\s+['"][^'"]+['"]/g;
const nameOf = (part) =>
  part
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/)[0];

const asObject = /import\s+\*\s+as\s+(?<object>[\w$]+)\s+from\s+['"](?<name>[^'"]+)['"]/g;

/** `import * as queries`: what is taken are its parts by name, `queries.all`, as long as it is not handed on as it is. */
function partsTaken(text) {
  const found = [...text.matchAll(asObject)];
  const rest = text.replaceAll(asObject, '');
  return found.map(({ groups: { object, name } }) => ({
    file: name,
    isHandedOn: new RegExp(`(?<![\\w$'"]|(?<!\\.\\.)\\.)${object}(?![\\w$.'"])`).test(rest),
    names: [...rest.matchAll(new RegExp(`\\b${object}\\.([\\w$]+)`, 'g'))].map(([, part]) => part),
  }));
}

/** Every name that some file takes from another, and every file that is taken as a whole. */
function usesOf(files) {
  const names = new Set();
  const wholes = new Set();
  for (const file of files) {
    for (const { groups } of file.text.matchAll(named)) {
      for (const part of groups.names.split(',')) names.add(nameOf(part));
    }
    const taken = partsTaken(file.text);
    for (const part of taken.flatMap((object) => object.names)) names.add(part);
    const byParts = taken
      .filter(({ isHandedOn }) => !isHandedOn)
      .map((object) => posix.basename(object.file));
    for (const { target, isWhole } of importsOf(file))
      if (isWhole && !byParts.includes(posix.basename(target))) wholes.add(target);
  }
  return { names, wholes };
}

export function unusedExports(files) {
  const code = files.filter(({ path }) => /\.(tsx?|mjs)$/.test(path));
  const { names, wholes } = usesOf(code);
  return code
    .filter(({ path }) => !isEntry(path) && !wholes.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(exported)]
        .filter(({ groups }) => !names.has(groups.name))
        .map(({ groups }) => `${path}: nobody imports ${groups.name}: do not export it, or delete it`),
    );
}

const stringsObject = /export const (?<name>\w+) = strings\(\{(?<body>[\s\S]*?)\n\}\);/g;
const key = /^ {2}(?<key>\w+): /gm;

/** Whether a file takes the object as a whole: looks a string up by its key, or hands them all on. */
function takesAll(text, name) {
  if (new RegExp(`\\b${name}\\s*(\\[|[,}]\\s*keys:)|(=|: )${name}\\b`).test(text)) return true;
  const variables = [...text.matchAll(new RegExp(`const (\\w+) = useStrings\\(${name}\\)`, 'g'))];
  return variables.some(([declaration, variable]) =>
    new RegExp(`(?<![\\w.'’-])${variable}(?![\\w.'’(:-]| =)`).test(text.replaceAll(declaration, '')),
  );
}

/** A string is used where a file that imports its object has its name. */
export function unusedStrings(files) {
  const web = files.filter(({ path }) => path.startsWith('apps/web/'));
  return web.flatMap((file) =>
    [...file.text.matchAll(stringsObject)].flatMap(({ groups: { name, body } }) => {
      const users = web.filter(
        ({ path, text }) => path !== file.path && new RegExp(`\\b${name}\\b`).test(text),
      );
      if (users.some(({ text }) => takesAll(text, name))) return [];
      const text = users.map((user) => user.text).join('\n');
      return [...body.matchAll(key)]
        .filter(({ groups }) => !new RegExp(`\\b${groups.key}\\b`).test(text))
        .map(({ groups }) => `${file.path}: nobody shows ${name}.${groups.key}`);
    }),
  );
}

const cssClass = /\.(?<name>-?[a-z_][\w-]*)(?=[\s,.:>{+~[)])/gi;

const escaped = (name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** By its whole name, or put together: `note-${look}` is every class that begins with `note-`. */
const namesClass = (text, name) => {
  if (new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`).test(text)) return true;
  const ends = [...name.matchAll(/-/g)].map(({ index }) => name.slice(0, index + 1));
  return ends.some((beginning) => text.includes(`${beginning}\${`));
};

/** `texts`: everything that may name a class. Classes of libraries are not ours to judge. */
export function unusedClasses(styles, texts) {
  const all = texts.map(({ text }) => text).join('\n');
  return styles.flatMap(({ path, text }) => {
    const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/"[^"]*"|url\([^)]*\)/g, '');
    const found = new Set([...rules.matchAll(cssClass)].map(({ groups }) => groups.name));
    return [...found]
      .filter((name) => !/^(Toastify|cm-)/.test(name) && !namesClass(all, name))
      .map((name) => `${path}: nothing has the class ${name}`);
  });
}
