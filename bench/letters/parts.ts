/** The lines of a letter's text to what they are. */
export type Part =
  | { is: 'title' | 'heading' | 'paragraph' | 'item'; text: string }
  | { is: 'row'; cells: string[] }
  | { is: 'field'; label: string; value: string }
  | { is: 'columns'; parts: Part[] };

function partOf(line: string): Part {
  if (line.startsWith('## ')) return { is: 'heading', text: line.slice(3) };
  if (line.startsWith('# ')) return { is: 'title', text: line.slice(2) };
  if (line.startsWith('- ')) return { is: 'item', text: line.slice(2) };
  if (line.startsWith('|'))
    return {
      is: 'row',
      cells: line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    };
  const [, label, value] = /^> ([^:]+): (.*)$/.exec(line) ?? [];
  return label && value ? { is: 'field', label, value } : { is: 'paragraph', text: line };
}

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let columns: Part[] | undefined;
  for (const line of text.split('\n')) {
    if (line === '[[') {
      columns = [];
      parts.push({ is: 'columns', parts: columns });
    } else if (line === ']]') columns = undefined;
    else (columns ?? parts).push(partOf(line));
  }
  return parts;
}

/** The words of the letter without its marks, in the order in which they are read. */
export const plainText = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line !== '[[' && line !== ']]')
    .map((line) => line.replace(/^(#+|>|-) /, '').replaceAll('|', ' '))
    .join('\n');
