/** An invented letter as data: what it says, how it looks, and the facts that a reader should have from it. */

/**
 * One line of `text` is one of: `# title`, `## heading`, `| cell | cell |` (a row of a table), `> label: value` (a row of
 * a form), `- item`, `[[` and `]]` (two columns between them), or a paragraph.
 *
 * `facts` has one a line: `medicine name dose unit times` (what is not written is left out; `former` is one that is used no
 * more, or a dose of before, `planned` one that is advised or to come; what is only considered is no fact), `value name number[/number] unit`, `allergy name` (`none` where it says that there are none), `reason words`, `question words`, `date`, `person name`.
 * Of medicines, values and allergies all that the letter has are listed, so that others are wrong.
 */
export type Letter = {
  name: string;
  language: 'nl' | 'en';
  /** The day it was written. */
  date: string;
  text: string;
  facts: string;
  /** Whatever the facts do not have is wrong, even when the letter holds such a number. */
  isStrict?: true;
};

export type Look = {
  font: 'sans' | 'serif' | 'mono';
  points: number;
  /** Lines around the cells of tables. */
  hasLines: boolean;
};

/** What happened to the paper before it was a file. */
export type Scan = {
  dpi: number;
  skew_degrees: number;
  /** From 0 to 1. */
  noise: number;
  blur: number;
  hasStamp: boolean;
  as: 'jpeg' | 'png' | 'tiff' | 'pdf';
};

export type LetterFile =
  | { letter: Letter; form: 'pdf'; look: Look }
  | { letter: Letter; form: 'docx' }
  | { letter: Letter; form: 'scan'; look: Look; scan: Scan };
