/** The shapes of what a clinician stated. */

/** `working`: stated as not yet certain. `earlier`: said to be from before, and not revised. */
export type DiagnosisKind = 'stated' | 'working' | 'earlier';

export type StatedDiagnosis = {
  /** In the language of the talk. */
  name: string;
  /** ICD-10 of the WHO; null where the words do not tell it. */
  code: string | null;
  kind: DiagnosisKind;
  /** The pieces of the transcript in which it was stated. */
  sources: number[];
  /** As it was said. */
  sentence: string;
};

/** What a mention says of the client: a kind, that they do not have it, or nothing. */
export type Verdict = { is: DiagnosisKind; isPresumed: boolean } | { is: 'denied' } | { is: 'nothing' };
