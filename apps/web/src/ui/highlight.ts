/**
 * A stretch of a text that is lit: `mark` a thin amber underline, `own` a dotted one, `unsure` a faint wavy one, `lit` a
 * warm ground, `comment` a pine underline with a ground of its own, `changed` a thin pine one.
 */
export type Highlight = {
  start: number;
  end: number;
  look: 'mark' | 'own' | 'unsure' | 'lit' | 'comment' | 'changed';
  title?: string;
};

export const highlightClass = (look: Highlight['look']): string => `note-${look}`;
