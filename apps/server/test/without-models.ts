import { findingsOf, identityIn, noteFigures } from '@noteer/clinical';
import { readAgenda } from '../src/engines/agendas/read-agenda.ts';
import { diagnosesIn } from '../src/engines/findings/diagnoses.ts';
import type { Engines } from '../src/engines/port.ts';
import { createTableReader } from '../src/engines/tables/index.ts';
import type { Models } from '../src/model/index.ts';
import { bareShelf } from './bare-shelf.ts';

/** An installation where nobody has put a model yet: everything but processing works. */
export const withoutModels: Engines = {
  cut: async () => ({ parts: [], speech: [], done: 0 }),
  transcriber: async () => undefined,
  voices: async () => undefined,
  readAttachment: () => {
    throw new Error('there is no reader of documents here');
  },
  readFindings: async (paper) => findingsOf(paper),
  readDiagnoses: async (asked) => diagnosesIn(asked),
  countNote: async (asked) => noteFigures(asked),
  readIdentity: async ({ text, client }) => identityIn(text, client),
  readTable: createTableReader(),
  readAgenda: async (bytes, question) => readAgenda(bytes, question),
  shelf: bareShelf,
  answering: () => () => {},
  status: async () => [],
  close: async () => {},
};

const nobody = async () => {
  throw new Error('there is no language model here');
};

/** No language model, and nobody who writes headings in its place: a test that is not about one has its notes to itself. */
export const absentModels: Models = {
  model: nobody,
  borrow: nobody,
  status: async () => [],
  close: async () => {},
};
