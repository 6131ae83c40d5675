/** What is said in the pictures: the demo's follow-up, in each language, spoken by a computer. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@noteer/contract';
import { type Dialogue, speakDialogue } from '../apps/server/demo/speak.ts';
import { ensureSpeech } from '../apps/server/test/spoken.ts';

export type Said = { samples: Int16Array; template: string };

/** `otherwise`: for a machine without the first, whose two people then may count as one voice. */
type Spoken = Dialogue & { speakers: Record<string, { voice: string; otherwise?: string }> };

/** Voices of mbrola are in Debian's non-free part. */
const canSpeak = (voice: string) =>
  !voice.startsWith('mb-') || existsSync(`/usr/share/mbrola/${voice.slice('mb-'.length)}`);

export async function consultationIn(language: Language): Promise<Said> {
  ensureSpeech(['espeak-ng']);
  const file = join(import.meta.dirname, `consultation.${language}.json`);
  const dialogue: Spoken = JSON.parse(await readFile(file, 'utf8'));
  for (const speaker of Object.values(dialogue.speakers)) {
    if (speaker.otherwise && !canSpeak(speaker.voice)) speaker.voice = speaker.otherwise;
  }
  return { template: dialogue.template, samples: (await speakDialogue(dialogue)).samples };
}
