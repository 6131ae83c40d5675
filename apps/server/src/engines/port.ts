/** What the pipeline needs of all engines together. Which ones there are is a setting. */
import type { EngineStatus, Language } from '@noteer/contract';
import type { AgendaReader } from './agendas/port.ts';
import type { AttachmentReader } from './attachments/port.ts';
import type { DiagnosesReader, FindingsReader, IdentityReader, NoteCounter } from './findings/index.ts';
import type { ModelShelf } from './models/shelf.ts';
import type { TableReader } from './tables/port.ts';
import type { Transcriber } from './transcription/port.ts';
import type { Span } from './vad/span.ts';
import type { VoiceReader } from './voices/port.ts';

/** Where speech is in what we have so far; all places in the samples that were given. */
export type Cut = {
  /** What to transcribe, as one window of at most 30 s; none when there was only silence. */
  parts: Span[];
  /** Where somebody speaks within these parts. */
  speech: Span[];
  /** How many samples are dealt with once the window is transcribed; 0 while nothing is closed yet. */
  done: number;
};

export type Engines = {
  /** Finds the first closed window. `isEnd`: nothing follows these samples. */
  cut(samples: Int16Array, isEnd: boolean): Promise<Cut>;
  /** Undefined while no model knows the language: never another one instead. */
  transcriber(language: Language): Promise<Transcriber | undefined>;
  /** Undefined while the model that tells voices apart is not here: then nobody knows who speaks. */
  voices(): Promise<VoiceReader | undefined>;
  /** Documents about clients, in a process of their own. */
  readAttachment: AttachmentReader;
  /** What notes and documents say, beside the thread that answers. */
  readFindings: FindingsReader;
  /** Which diagnoses were stated in a consultation and in notes, beside the thread that answers. */
  readDiagnoses: DiagnosesReader;
  /** What became of a draft by the time its note was signed, beside the thread that answers. */
  countNote: NoteCounter;
  /** Whether a document is about its client, beside the thread that answers. */
  readIdentity: IdentityReader;
  /** Tables of codes, each in a thread of its own. */
  readTable: TableReader;
  /** Appointments from files and calendars, each in a thread of its own. */
  readAgenda: AgendaReader;
  /** The language models that administrators can have fetched. */
  shelf: ModelShelf;
  /** Somebody waits for an answer, until what is returned is called: what can wait stands still meanwhile. */
  answering(): () => void;
  status(): Promise<EngineStatus[]>;
  close(): Promise<void>;
};
