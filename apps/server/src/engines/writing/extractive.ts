/** The writer without a model: sorts and quotes what was said. Always there, and called what it is. */
import { writeNote } from '@noteer/clinical';
import { RULES_WRITER } from '@noteer/contract';
import type { Writer } from './port.ts';

export const extractiveWriter = (): Writer => ({
  name: RULES_WRITER,
  async write(pieces, { template, language, signal }) {
    signal.throwIfAborted();
    return writeNote(pieces, { template, language });
  },
  close: async () => {},
});
