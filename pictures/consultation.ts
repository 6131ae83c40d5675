/** What is said in the pictures: the demo's follow-up, in each language, spoken by a computer. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@noteer/contract';
import { type Dialogue, speakDialogue } from '../apps/server/demo/speak.ts';
import { ensureSpeech } from '../apps/server/test/spoken.ts';

export type Said = { samples: Int16Array; template: string };

export async function consultationIn(language: Language): Promise<Said> {
  ensureSpeech(['espeak-ng']);
  const file = join(import.meta.dirname, `consultation.${language}.json`);
  const dialogue: Dialogue = JSON.parse(await readFile(file, 'utf8'));
  return { template: dialogue.template, samples: (await speakDialogue(dialogue)).samples };
}
