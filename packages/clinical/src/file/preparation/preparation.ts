/** The shapes of the page before an appointment. */
import type { Language } from '../../note.ts';
import type { FileSource, Finding } from '../finding.ts';
import type { PaperSentence } from '../paper/paper.ts';

export type PreparationSource = { source: string; from: number; to: number };

/** What one paper says, in its own words. */
export type Told = { text: string; sources: PreparationSource[] };

/** `date` and `author` are of the source that it rests on most. */
export type PreparationLine = {
  /** All of it in one sentence: what it is about, and each paper with its words. */
  text: string;
  /** What it is about; empty where its heading says enough. */
  label: string;
  said: Told[];
  sources: PreparationSource[];
  date: string;
  author: string;
};

export type PreparationSectionId =
  | 'referral'
  | 'agreed'
  | 'last_note'
  | 'medicines'
  | 'measurements'
  | 'risk'
  | 'allergies'
  | 'unknown'
  | 'differences';

export type PreparationSection = {
  id: PreparationSectionId;
  title: string;
  lines: PreparationLine[];
  /** What the file does not say, in plain words: these rest on no source. */
  missing: string[];
};

export type Preparation = {
  on: string;
  template: string;
  language: Language;
  sections: PreparationSection[];
  /** The three lines that matter most. */
  brief: PreparationLine[];
};

export type PaperRead = { source: FileSource; sentences: readonly PaperSentence[] };

/** What the parts of the page are made from. */
export type Desk = {
  on: string;
  language: Language;
  template: string;
  /** Oldest first, none of a later day. */
  papers: readonly PaperRead[];
  findings: readonly Finding[];
};
