import { strings, verbatim } from '../../lib/strings.ts';

/** Whole minutes: more than that is not known. */
const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

function leftNl(seconds: number): string {
  if (seconds < 45) return 'Nog minder dan een minuut';
  const minutes = minutesOf(seconds);
  return minutes === 1 ? 'Nog ongeveer een minuut' : `Nog ongeveer ${minutes} minuten`;
}

function leftEn(seconds: number): string {
  if (seconds < 45) return 'Less than a minute left';
  const minutes = minutesOf(seconds);
  return minutes === 1 ? 'About a minute left' : `About ${minutes} minutes left`;
}

export const processingStrings = strings({
  processing: verbatim('Initiating processing...'),
  processingMore: {
    nl: 'Uw gesprek wordt verwerkt voor samenvatting.',
    en: 'Your conversation is being processed for a summary.',
  },
  patience: {
    nl: 'Bedankt voor uw geduld. Dit kan even duren.',
    en: 'Thank you for your patience. This may take a moment.',
  },
  steps: { nl: 'Wat er met de opname gebeurt', en: 'What happens to the recording' },
  stepSaved: { nl: 'Opname opgeslagen', en: 'Recording saved' },
  stepTranscribe: { nl: 'Gesprek uitschrijven', en: 'Writing out the conversation' },
  stepWrite: { nl: 'Verslag schrijven', en: 'Writing the note' },
  timeUnknown: {
    nl: 'Hoe lang het duurt, is zo te zien. Je kunt intussen verder werken.',
    en: 'How long it takes can be seen in a moment. You can go on working meanwhile.',
  },
  timeLeft: {
    nl: (seconds: number) =>
      `${leftNl(seconds)}. Je kunt intussen verder werken; je krijgt bericht als het klaar is.`,
    en: (seconds: number) => `${leftEn(seconds)}. You can go on working; you are told when it is done.`,
  },
  left: { nl: leftNl, en: leftEn },
  transcribing: { nl: 'Bezig met uitwerken', en: 'Transcribing' },
  done: { nl: 'Het verslag staat klaar', en: 'The note is ready' },
  doneMore: { nl: 'Lees het na en rond het af.', en: 'Read it through and wrap it up.' },
  failed: { nl: 'Samenvatten is mislukt', en: 'Summarising failed' },
  failedMore: {
    nl: (reason: string) => `Alles wat er was is bewaard. Reden: ${reason}.`,
    en: (reason: string) => `Everything that was there is kept. Reason: ${reason}.`,
  },
  transcription: { nl: 'het geluid kon niet worden uitgewerkt', en: 'the sound could not be transcribed' },
  writingFailed: { nl: 'het verslag kon niet worden geschreven', en: 'the note could not be written' },
  noModel: {
    nl: 'Er ontbreekt een spraakmodel voor deze taal',
    en: 'A speech model for this language is missing',
  },
  noModelMore: {
    nl: 'De opname is bewaard en wordt vanzelf verwerkt zodra de beheerder het model heeft toegevoegd.',
    en: 'The recording is kept and is processed by itself once the administrator has added the model.',
  },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
});
