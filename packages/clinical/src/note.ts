/** The shapes that a consultation takes on its way from speech to note. */
export type Language = 'nl' | 'en';
export type InBothLanguages = Readonly<Record<Language, string>>;

/** A piece of the transcript: what was said between two pauses. Its number is its place. */
export type TranscriptPiece = {
  seq: number;
  start_s: number;
  end_s: number;
  text: string;
  /** Told apart by sound; null where that is unsure. */
  voice?: number | null;
  /** 0 to 1. */
  voice_sure?: number | null;
  /** As the clinician named who speaks: certain. */
  speaker?: { role: 'clinician' | 'client' | 'other'; relation?: string };
};

/** A sentence of a note and the pieces that it rests on. */
export type NoteSentence = { text: string; sources: number[] };
export type NoteSection = {
  id: string;
  title: string;
  sentences: NoteSentence[];
  /** A line each, with a dash before it. */
  is_list?: boolean | undefined;
  /** What stands there where there is no sentence: `Niet besproken.` */
  instead?: string | undefined;
};

/** Sections that nobody spoke about are not in `sections`: they are listed, and nothing is filled in. */
export type NoteDraft = { sections: NoteSection[]; not_discussed: { id: string; title: string }[] };
