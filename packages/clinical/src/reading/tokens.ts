/** Text as the checks read it: words, numbers and marks, each with its place. */
import { recently } from './recent.ts';
import { plain, plainInPlace } from './text.ts';

export type Token = {
  /** Plain: no capitals, no accents. */
  text: string;
  raw: string;
  start: number;
  end: number;
  /** Stands against the token before it: `36mg`, `forty-five`. */
  isGlued: boolean;
};

const token =
  /\d+(?:[.,:]\d+)*|(?<=\d)(?:dd|x)(?=\d)|\p{L}[\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+|-\d+|(?<=\d)\.\d+)*|[.,;:!?()%/+=–—]|-(?=\s)/gu;

/** `halfvier` is said, and mostly written, as two words. */
const halfHour = /^half(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf)$/;
const HALF = 'half'.length;
const halves = (text: string, raw: string, start: number, isGlued: boolean): Token[] => [
  { text: text.slice(0, HALF), raw: raw.slice(0, HALF), start, end: start + HALF, isGlued },
  {
    text: text.slice(HALF),
    raw: raw.slice(HALF),
    start: start + HALF,
    end: start + raw.length,
    isGlued: true,
  },
];

function read(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const whole = plainInPlace(text);
  let before = 0;
  token.lastIndex = 0;
  // Not `matchAll`: it makes the pattern anew for each text.
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const { 0: raw, index } = found;
    const between = text.slice(before, index);
    before = index + raw.length;
    const isGlued = tokens.length > 0 && (between === '' || between === '-');
    const bare = whole?.slice(index, before) ?? plain(raw);
    if (halfHour.test(bare)) tokens.push(...halves(bare, raw, index, isGlued));
    else tokens.push({ text: bare, raw, start: index, end: before, isGlued });
  }
  return tokens;
}

/** Hyphens part words: `forty-five` is two; `PHQ-9` stays one. */
export const tokensOf: (text: string) => readonly Token[] = recently(read);

/** Plain letters need no slow look. */
export const isWord = ({ text }: Token): boolean => {
  const first = text.charCodeAt(0);
  return (first >= 97 && first <= 122) || (first > 127 && /^\p{L}/u.test(text));
};
