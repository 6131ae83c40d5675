/**
 * Finds queries of patient data that anybody could ask: what a file exports and what reads or writes one of these tables,
 * itself or through a part of the same file, has a Scope among its parameters. Only the policy makes those.
 */
const tables = [
  'appointments',
  'attachment_pages',
  'attachments',
  'channel_balances',
  'client_index',
  'clients',
  'clinician_voices',
  'code_suggestions',
  'codes',
  'contact_facts',
  'declared_codes',
  'departures',
  'document_revisions',
  'documents',
  'findings',
  'holds',
  'preparations',
  'recording_chunks',
  'recording_gaps',
  'recording_voices',
  'recordings',
  'tasks',
  'transcript_pieces',
  'unheard_speech',
  'voice_stretches',
];
const anyTable = `(?:${tables.join('|')})`;

/** With the query builder, or in SQL as it stands. */
const query = new RegExp(
  `\\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*\\[?\\s*['"]${anyTable}\\b` +
    `|\\b(?:from|join|into|update)\\s+${anyTable}\\b(?!\\s*['"])(?=[^'"]*\`|\\s|$)`,
);

/** What begins a part of a file: a declaration at its margin. */
const declaration =
  /^(?<exported>export )?(?:default )?(?:async )?(?:const|let|function\*?|class|type|interface) (?<name>[\w$]+)/;

function partsOf(text) {
  const parts = [];
  for (const line of text.split('\n')) {
    const { groups } = declaration.exec(line) ?? {};
    if (groups) parts.push({ name: groups.name, isExported: Boolean(groups.exported), text: '' });
    const part = parts.at(-1);
    if (part && !/^\s*(?:\/\*\*|\*|\/\/)/.test(line)) part.text += `${line}\n`;
  }
  return parts;
}

/** `Scope`, `BySystem`, and what this file calls one of them. */
function scopeNames(parts) {
  const names = ['Scope', 'BySystem'];
  for (const { name, text } of parts)
    if (/^(?:export )?type \w+ =[^;{]*\b(?:Scope|BySystem)\b/.test(text)) names.push(name);
  return names;
}

const mentions = (text, names) => new RegExp(`\\b(?:${names.join('|')})\\b`).test(text);

/** Parameters end where the body begins. */
const headOf = (text) =>
  /^[\s\S]*?(?:=>|\)[^()]*\{\n|\{\n(?=\s+(?:const|return|await|if|for)\b))/.exec(text)?.[0] ?? text;

/** A condition is asked by the query that it is put into. */
const isCondition = (text) => /\bRawBuilder</.test(headOf(text));

/** The policy itself, and what is done before anybody can ask. */
const isExempt = (path) =>
  !/^apps\/server\/src\//.test(path) || /\.test\.ts$|^apps\/server\/src\/(?:policy\.ts$|db\/)/.test(path);

export function unscopedQueries(files) {
  return files
    .filter(({ path }) => path.endsWith('.ts') && !isExempt(path))
    .flatMap(({ path, text }) => {
      const parts = partsOf(text);
      const names = scopeNames(parts);
      const asks = new Set(
        parts.filter((part) => query.test(part.text) && !isCondition(part.text)).map(({ name }) => name),
      );
      // A part that is not exported is as good as in the parts that use it.
      for (let before = -1; before !== asks.size; ) {
        before = asks.size;
        const inner = parts.filter(({ name, isExported }) => asks.has(name) && !isExported);
        const innerNames = inner.filter(({ text: t }) => !mentions(headOf(t), names)).map(({ name }) => name);
        if (innerNames.length === 0) break;
        for (const part of parts) if (mentions(part.text, innerNames)) asks.add(part.name);
      }
      return parts
        .filter(
          ({ name, isExported, text: t }) => isExported && asks.has(name) && !mentions(headOf(t), names),
        )
        .map(
          ({ name }) => `${path}: ${name} asks for patient data without a Scope, which only the policy gives`,
        );
    });
}
