import { SPEECH_RATE } from '@noteer/audio';
import { believe, type Judged } from './believe.ts';
import type { SpeechEngine } from './engine.ts';
import type { Segment, Transcriber } from './port.ts';

const charactersIn = ({ segments }: Judged) => segments.reduce((sum, { text }) => sum + text.length, 0);

const within = (segments: Segment[], length_s: number): Segment[] =>
  segments.map(({ start_s, end_s, text, ...more }) => ({
    ...more,
    start_s: Math.min(Math.max(0, start_s), length_s),
    end_s: Math.min(Math.max(start_s, end_s), length_s),
    text: text.trim(),
  }));

/**
 * An engine that is only asked where somebody speaks, and only believed where that is reasonable. Windows know
 * nothing of each other, so one that went wrong does not spoil the next.
 */
export function careful(engine: SpeechEngine): Transcriber {
  return {
    name: engine.name,
    languages: engine.languages,
    is_elsewhere: engine.is_elsewhere ?? false,

    async transcribe(audio, { language, prompt, speech, signal }) {
      if (speech.length === 0) return [];
      const hear = async (words: string) => {
        const heard = await engine.hear(audio, { language, prompt: words, speech, signal });
        return believe(within(heard, audio.length / SPEECH_RATE), { speech, prompt: words });
      };
      const first = await hear(prompt);
      if (!first.isDoubtful) return first.segments;
      // What set it off may have been the prompt.
      const second = await hear('');
      const isBetter = !second.isDoubtful || charactersIn(second) > charactersIn(first);
      return (isBetter ? second : first).segments;
    },

    close: () => engine.close(),
  };
}
