/** The process that reads one document: it opens it, and then reads page by page. */
import { serve } from '../native/child.ts';
import { openDocument } from './open.ts';
import {
  AttachmentUnreadable,
  type Language,
  type OpenDocument,
  type ReadFailure,
  type ReadPage,
} from './port.ts';

export type ReadRequest = { open: { bytes: Uint8Array; language: Language } } | { page: number };
export type ReadAnswer = { pages: number } | { page: ReadPage } | { failure: ReadFailure };

serve(async () => {
  let document: OpenDocument | undefined;

  async function answer(request: ReadRequest): Promise<ReadAnswer> {
    if ('open' in request) {
      document = await openDocument(Buffer.from(request.open.bytes), request.open.language);
      return { pages: document.pages };
    }
    if (!document) throw new Error('no document is open');
    return { page: await document.read(request.page) };
  }

  return async (request: ReadRequest): Promise<ReadAnswer> => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof AttachmentUnreadable) return { failure: error.failure };
      throw error;
    }
  };
});
