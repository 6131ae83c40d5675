/** What is said in the pictures: the demo's own recordings in Dutch, and one that is spoken for them in English. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Language } from '@noteer/contract';
import { type Dialogue, speakDialogue } from '../apps/server/demo/speak.ts';
import type { ConsultationName } from '../apps/server/src/demo/plan.ts';
import { ensureSpeech, samplesOf } from '../apps/server/test/spoken.ts';

export type Said = { samples: Int16Array; template: string };
export type Consultations = Record<ConsultationName, Said>;

const demo = resolve(import.meta.dirname, '../apps/server/demo');

const readDialogue = async (file: string): Promise<Dialogue> => JSON.parse(await readFile(file, 'utf8'));

async function ofDemo(name: ConsultationName): Promise<Said> {
  const { template } = await readDialogue(join(demo, `${name}.json`));
  return { template, samples: await samplesOf(await readFile(join(demo, `${name}.wav`))) };
}

export async function consultationsIn(language: Language): Promise<Consultations> {
  if (language === 'nl') {
    return {
      'mood-follow-up': await ofDemo('mood-follow-up'),
      'blood-pressure': await ofDemo('blood-pressure'),
    };
  }
  ensureSpeech(['espeak-ng']);
  const dialogue = await readDialogue(join(import.meta.dirname, 'consultation.en.json'));
  const said = { template: dialogue.template, samples: await speakDialogue(dialogue) };
  // Of the other one nothing is shown but that it is there.
  return { 'mood-follow-up': said, 'blood-pressure': said };
}
