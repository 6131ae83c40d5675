/**
 * How a clinician states a diagnosis, and how a name is said that states nothing. Patterns are read on one clause as plain words,
 * apart by single spaces, in which `@` is the diagnosis and `#` any other; `~` are words between that change nothing.
 */
export type Cues = {
  /** Where a new clause begins: on the words from there. */
  begins: RegExp;
  /** Words after a comma or `en` that begin one. */
  beginsAfterComma: RegExp;
  beginsAfterAnd: RegExp;
  /** The client does not have it. */
  denied: readonly RegExp[];
  /** Has a word of denial, and denies nothing. */
  notDenied: RegExp;
  /** Asked, supposed, general, of somebody else, thought by somebody else, only once thought, a list, a leaflet, a risk. */
  nothing: readonly RegExp[];
  /** The same of the whole sentence, whichever clause the name is in. */
  nothingInSentence: readonly RegExp[];
  /** States so plainly that what else the clause says, of others or of reading, changes nothing. */
  decides: readonly RegExp[];
  states: readonly RegExp[];
  /** States, as not yet certain. */
  works: readonly RegExp[];
  /** Makes what is stated a working diagnosis. */
  doubts: RegExp;
  /** States that it is from before. */
  earlier: readonly RegExp[];
  /** Makes what is stated one from before. */
  dated: RegExp;
  /** Said of one from before that stays: `…, die diagnose handhaven we`. */
  stays: RegExp;
  /** It is there, for it is spoken of as the client's: `uw depressie`, `de depressie`. */
  presumed: readonly RegExp[];
  /** The diagnosis and nothing that states it: `Ja, een paniekstoornis.` */
  bare: RegExp;
  /** What follows takes back what was just said. */
  takesBack: RegExp;
  /** What follows says that the one just named is not certain. */
  lowers: RegExp;
  /** What follows says that the client has the one just named. */
  confirms: RegExp;
  /** Somebody who is spoken of, going on from before. */
  they: RegExp;
  /** The client as the one who is spoken of. */
  client: RegExp;
  /** A short question behind a statement that leaves it a statement: `…, herkent u dat?` */
  tag: RegExp;
  /** One that asks whether it is so: `…, klopt dat?` */
  asksIfSo: RegExp;
};

/** Up to so many words between a cue and the name. */
const MOST_WORDS = 10;

/** Writes `~` out: words between, none of which turns to something else. */
export const patterns = (turning: string, sources: readonly string[]): RegExp[] => {
  const gap = `(?: (?!(?:${turning}) )\\S+){0,${MOST_WORDS}} `;
  return sources.map((source) => new RegExp(source.replaceAll('~', gap), 'u'));
};
