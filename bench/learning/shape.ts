/** A note as somebody's hands know it: parts with a heading, each with its lines. */
export type Part = { title: string; lines: string[] };

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split('\n')) {
    const heading = /^## (.*)$/.exec(line);
    if (heading) parts.push({ title: heading[1] ?? '', lines: [] });
    else if (line.trim() !== '') {
      if (parts.length === 0) parts.push({ title: '', lines: [] });
      parts.at(-1)?.lines.push(line);
    }
  }
  return parts;
}

export const textOf = (parts: readonly Part[]): string =>
  parts
    .map(
      ({ title, lines }) =>
        `${title === '' ? '' : `## ${title}\n\n`}${lines.map((line) => `${line}\n`).join('')}`,
    )
    .join('\n');

export const eachLine = (
  parts: readonly Part[],
  change: (line: string, part: Part) => string | string[],
): Part[] =>
  parts.map((part) => ({
    title: part.title,
    lines: part.lines.flatMap((line) => change(line, part)).filter((line) => line.trim() !== ''),
  }));

/** `Slaapt` for `slaapt` at the beginning of a line. */
export const withCapital = (line: string): string =>
  line.replace(
    /^(- )?(\p{Ll})/u,
    (_all, dash: string | undefined, letter: string) => (dash ?? '') + letter.toUpperCase(),
  );
