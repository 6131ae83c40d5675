/** The process that listens to voices. */
import { serve } from '../native/child.ts';
import type { Span } from '../vad/span.ts';
import type { Stretch } from './port.ts';
import { readVoices } from './read-voices.ts';
import { loadXvector } from './xvector-model.ts';

export type XvectorOptions = { folder: string };
export type XvectorRequest = { audio: Int16Array; speech: Span[] };

serve<XvectorOptions, XvectorRequest, Stretch[]>(async ({ folder }) => {
  const model = await loadXvector(folder);
  return ({ audio, speech }) => readVoices(model, audio, speech);
});
