/** The titles of the tests in a file, from its syntax tree: a title in a comment or a string proves nothing. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** `test.each(table)` is called what `test` is called, by way of `each`. */
function calledBy(callee: Node, ways: string[] = []): string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name as string, ...ways];
    case 'MemberExpression':
      return calledBy(callee.object as Node, [(callee.property as Node).name as string, ...ways]);
    case 'CallExpression':
      return calledBy(callee.callee as Node, ways);
    default:
      return [];
  }
}

/** What is filled in at runtime is a `…`. */
function wordsOf(argument: Node | undefined): string | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type !== 'TemplateLiteral') return undefined;
  const literal = argument.quasis as { value: { cooked: string } }[];
  return literal.map(({ value }) => value.cooked).join('…');
}

/** Each title by itself and after those of the groups it stands in. What is skipped is not there. */
export function titlesOf(path: string, code: string): Set<string> {
  const titles = new Set<string>();
  function visit(value: unknown, groups: string[]): void {
    if (Array.isArray(value)) for (const one of value) visit(one, groups);
    if (!isNode(value)) return;
    let inside = groups;
    if (value.type === 'CallExpression') {
      const [name = '', ...ways] = calledBy(value.callee as Node);
      const words = wordsOf((value.arguments as Node[])[0]);
      const isGroup = name === 'describe' || ways.includes('describe');
      if (ways.includes('skip') || ways.includes('todo')) return;
      if (words !== undefined && isGroup) inside = [...groups, words];
      else if (words !== undefined && (name === 'test' || name === 'it')) {
        titles.add(words).add([...groups, words].join(' > '));
      }
    }
    for (const child of Object.values(value)) visit(child, inside);
  }
  visit(parseSync(path, code).program, []);
  return titles;
}

export const titlesIn = (path: string): Set<string> => titlesOf(path, readFileSync(path, 'utf8'));
