/** Each piece of a transcript read for comparison: what it counts, names, denies and whom it speaks of. */
import type { Language, TranscriptPiece } from '../note.ts';
import { findingsIn } from '../reading/findings.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { isDenying, type Judged, judged } from '../reading/polarity.ts';
import type { Quantity } from '../reading/quantity.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { splitSentences } from '../reading/sentences.ts';
import { stemsOf } from '../reading/stems.ts';
import { plain } from '../reading/text.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import { readTalk } from '../talk/read-talk.ts';
import type { Sentence } from '../talk/sentence.ts';
import { isInstruction } from './instructions.ts';
import { goesOn, peopleIn, self } from './people.ts';
import { type TellingWord, tellingWords } from './telling-words.ts';

export type Read = {
  text: string;
  tokens: readonly Token[];
  stems: ReadonlySet<string>;
  quantities: readonly Quantity[];
  /** By their Dutch generic names. */
  medicines: string[];
  findings: Judged[];
  isDenial: boolean;
  /** A question that was answered with yes or no tells; any other does not, and what is supposed or general neither. */
  isTold: boolean;
  isQuestion: boolean;
  words: TellingWord[];
  /** Others than the client whom it speaks of. */
  people: string[];
};

const asks = /\?["”’')\s]*$/;

/** `isSpoken`: then `een` may be a number. */
export function readSentence(text: string, language: Language, isSpoken: boolean): Read {
  const tokens = tokensOf(text);
  const { mentions } = findingsIn(tokens, language);
  return {
    text,
    tokens,
    stems: stemsOf(tokens),
    quantities: readQuantities(tokens, language, isSpoken),
    medicines: medicineMentions(tokens).map(({ medicine }) => medicine.nl),
    findings: judged(tokens, mentions, language),
    isDenial: tokens.some((token) => isDenying(token, language)),
    isTold: !asks.test(text),
    isQuestion: asks.test(text),
    words: tellingWords(tokens),
    people: peopleIn(
      tokens.map((token) => token.text),
      language,
    ),
  };
}

/** Who was spoken of goes on through the sentence, and in the next when that begins with a pronoun. */
function withFocus(sentences: readonly Read[][], language: Language): Read[] {
  let focus: string[] = [];
  return sentences.flatMap((clauses) =>
    clauses.map((clause, index) => {
      const text = plain(clause.text);
      const isOwn = self[language].test(text);
      if (clause.people.length > 0) focus = clause.people;
      else if (isOwn || (index === 0 && !goesOn[language].test(text))) focus = [];
      return { ...clause, people: focus };
    }),
  );
}

/** A denial holds for its own clause: `Niet zo best, ik slaap slecht.` */
const clauseEnd = /(?<=[,;])\s+|\s+(?=(?:maar|but|want|omdat|because)\s)/;

const clausesOf = (sentence: string): string[] => sentence.split(clauseEnd);

/** The clauses of what we wrote, each read by itself. */
export const readWritten = (text: string, language: Language): Read[] =>
  withFocus(
    splitSentences(text).map((sentence) =>
      clausesOf(sentence).map((clause) => readSentence(clause, language, false)),
    ),
    language,
  );

/** What a third person in the room says of themselves is theirs. */
function peopleOf({ people, text }: Read, { speaker }: Sentence, language: Language): string[] {
  const isTheirs = speaker.role === 'other' && people.length === 0 && self[language].test(plain(text));
  return isTheirs ? [speaker.relation ?? 'other'] : people;
}

/** What holds of a piece, clause by clause. */
const readSpoken = (sentences: readonly Sentence[], language: Language): Read[] =>
  withFocus(
    sentences.map((sentence) =>
      clausesOf(sentence.text).map((clause) => {
        const read = readSentence(clause, language, true);
        return {
          ...read,
          people: peopleOf(read, sentence, language),
          isTold: sentence.act !== 'asks' && sentence.standing === undefined,
          isQuestion: sentence.act === 'asks',
        };
      }),
    ),
    language,
  );

type SaidPiece = { seq: number; sentences: Read[]; isInstruction: boolean };

const no: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:nou|oh|o|eh|euh|ja) )?(?:nee|neen|nooit|niet|geen|helemaal niet|absoluut niet|gelukkig niet)\b/,
  en: /^(?:(?:oh|well|um|uh) )?(?:no|nope|nah|never|not|none|neither)\b/,
};
const yes: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:nou|oh|o|eh|euh) )?(?:ja|jawel|jazeker|zeker|klopt|inderdaad|absoluut|soms|af en toe)\b/,
  en: /^(?:(?:oh|well|um|uh) )?(?:yes|yeah|yep|yup|correct|right|sure|absolutely|sometimes)\b/,
};

/** `Koorts gehad?` `Nee.` says that there was none. */
export function answered(sentences: readonly Read[], language: Language): Read[] {
  let reply = '';
  const read: Read[] = [];
  // From the end: all clauses of a question have the same answer.
  for (const sentence of sentences.toReversed()) {
    if (sentence.isTold || !sentence.isQuestion) {
      reply = plain(sentence.text);
      read.push(sentence);
    } else if (no[language].test(reply)) read.push({ ...sentence, ...denied(sentence) });
    else read.push(yes[language].test(reply) ? { ...sentence, isTold: true } : sentence);
  }
  return read.reverse();
}

const denied = ({ findings }: Read): Partial<Read> => ({
  isTold: true,
  isDenial: true,
  findings: findings.map((finding) => ({ ...finding, polarity: 'denied' })),
});

/** Read once for all the sentences that a model writes of it. */
export class SaidReader {
  readonly #pieces: readonly TranscriptPiece[];
  readonly #language: Language;
  readonly #places: ReadonlyMap<number, number>;
  readonly #sentences: ReadonlyMap<number, Sentence[]>;
  readonly #read = new Map<number, SaidPiece>();

  constructor(pieces: readonly TranscriptPiece[], language: Language) {
    this.#pieces = pieces;
    this.#language = language;
    this.#places = new Map(pieces.map(({ seq }, place) => [seq, place]));
    this.#sentences = Map.groupBy(readTalk(pieces, language).sentences, ({ seq }) => seq);
  }

  /** The named pieces and those around them, in the order of speech. */
  around(sources: readonly number[], before: number, after: number): SaidPiece[] {
    const places = new Set<number>();
    for (const seq of sources) {
      const place = this.#places.get(seq);
      if (place === undefined) continue;
      for (let at = place - before; at <= place + after; at++) places.add(at);
    }
    return [...places].sort((a, b) => a - b).flatMap((place) => this.#at(place) ?? []);
  }

  #at(place: number): SaidPiece | undefined {
    const piece = this.#pieces[place];
    if (!piece) return undefined;
    const known = this.#read.get(place);
    if (known) return known;
    const read = {
      seq: piece.seq,
      sentences: readSpoken(this.#sentences.get(piece.seq) ?? [], this.#language),
      isInstruction: isInstruction(piece.text, this.#language),
    };
    this.#read.set(place, read);
    return read;
  }
}
