/** A dialogue, spoken by espeak-ng. */
import { spawnSync } from 'node:child_process';
import type { Language } from '@noteer/contract';
import type { HeardStretch } from '../src/consultations/voice-of-piece.ts';
import { joined, samplesOf, silence } from '../test/spoken.ts';

/** `relation`: of somebody else, who they are to the client. */
type Speaker = { voice: string; words_per_minute: number; pitch: number; relation?: string };
export type Dialogue = {
  language: Language;
  template: string;
  speakers: Record<string, Speaker>;
  lines: [speaker: string, text: string][];
};

const PAUSE_S = 0.8;

function espeak(args: string[]): Buffer {
  const { stdout, status } = spawnSync('espeak-ng', args, { maxBuffer: 100_000_000 });
  if (status !== 0) throw new Error('espeak-ng does not speak');
  return stdout;
}

/**
 * espeak-ng's Dutch w, v and g are softer than people's, and Whisper takes them for m, b and j. Said as many people in
 * the north do (w as v, v as f, g as ch) they are heard.
 */
function asInTheNorth(text: string): string {
  const clauses = text.split(/(?<=[.,?!])\s+/);
  return clauses
    .map((clause) => {
      const phonemes = espeak(['-v', 'nl', '-x', '-q', clause]).toString().trim().replaceAll(/\s+/g, ' ');
      const said = phonemes
        .replaceAll(/v(?!#)/g, 'f')
        .replaceAll('v#', 'v')
        .replaceAll('Q', 'x');
      return `[[${said}]]${/[.,?!]$/.exec(clause)?.[0] ?? ''}`;
    })
    .join(' ');
}

/** When each line is said, and by whom: numbered in the order in which they first speak. */
export type Turn = HeardStretch;

export async function speakDialogue({
  language,
  speakers,
  lines,
}: Dialogue): Promise<{ samples: Int16Array; turns: Turn[] }> {
  const pieces: Int16Array[] = [silence(PAUSE_S)];
  const people = [...new Set(lines.map(([who]) => who))];
  const turns: Turn[] = [];
  let at = silence(PAUSE_S).length;
  for (const [who, text] of lines) {
    const { voice, words_per_minute, pitch } = speakers[who] as Speaker;
    const wav = espeak([
      ...['-v', voice, '-s', String(words_per_minute), '-p', String(pitch)],
      ...['--stdout', language === 'nl' ? asInTheNorth(text) : text],
    ]);
    const said = await samplesOf(wav);
    pieces.push(said, silence(PAUSE_S));
    turns.push({
      from_sample: at,
      to_sample: at + said.length,
      heard_as: people.indexOf(who),
      voice_sure: 1,
    });
    at += said.length + silence(PAUSE_S).length;
  }
  return { samples: joined(pieces), turns };
}
