/** JSON as models write it: in a fence, behind an introduction or thinking aloud, or broken off where their patience or ours ended. */

const THOUGHT = '</think>';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is still open at the end of a text that broke off: `{"a":[{…}` lacks `]}`. */
function closingOf(text: string): string {
  const open: string[] = [];
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isInText) {
      if (character === '\\') at++;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{') open.push('}');
    else if (character === '[') open.push(']');
    else if (character === '}' || character === ']') open.pop();
  }
  return open.reverse().join('');
}

/** Undefined when it is no JSON. Of what broke off all whole objects are kept, and it says so. */
export function readJson(answer: string): { value: unknown; isWhole: boolean } | undefined {
  const spoken = answer.slice(Math.max(0, answer.lastIndexOf(THOUGHT)));
  const begin = spoken.indexOf('{');
  if (begin < 0) return undefined;
  const whole = spoken.slice(begin, spoken.lastIndexOf('}') + 1);
  const value = parsed(whole);
  if (value !== undefined) return { value, isWhole: true };
  const mended = parsed(whole + closingOf(whole));
  return mended === undefined ? undefined : { value: mended, isWhole: false };
}
