/** Prints every setting of the institution as a table: in the words of its page, with what it takes and what holds it fast. */

const table = (rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function numberOf({ minimum, maximum }) {
  return `${minimum} to ${maximum.toLocaleString('en')}`;
}

/** What may be filled in, by how it is filled in. */
function valuesOf(kind, limits, options) {
  switch (kind.kind) {
    case 'number':
      return numberOf(limits);
    case 'switch':
      return 'yes or no';
    case 'choice':
      return kind.options.map((option) => options[option].en).join('<br>');
    case 'words':
      return `lines, at most ${limits.maxItems}`;
    case 'zone':
      return 'a time zone';
    case 'logo':
      return 'a PNG or JPEG';
    case 'icd10':
      return 'off; on with a decision in words';
    default:
      return `text, at most ${limits.maxLength} characters`;
  }
}

export function settingsPage({ schema, groups, kinds, names, headings, hints, options, variables }) {
  const parts = groups.map(({ id, fields }) => {
    const rows = fields.map((field) => [
      cell(names[field].en),
      cell(hints[field].en),
      cell(valuesOf(kinds[field], schema.properties[field], options)),
      // In the file the picture itself stands beside the settings.
      `\`${field === 'logo' ? 'logo_png' : field}\``,
      variables[field] ? `\`${variables[field]}\`` : '',
    ]);
    const head = ['setting', 'what it means', 'values', 'in the file', 'variable'];
    return `## ${headings[id].en}\n\n${table([head, head.map(() => '---'), ...rows])}`;
  });
  return `# Settings of the institution

Printed from the page itself by \`npm run settings\`; do not edit it here. What the page is for stands in [administration.md](administration.md).

Every setting holds at once, for everyone, on every machine. **In the file** is its name in the file that can be downloaded and in
the API. **Variable** is the environment variable that holds it fast where Noteer is started: the page then shows the value and the
name of the variable, and the setting cannot be changed there.

${parts.join('\n\n')}
`;
}
