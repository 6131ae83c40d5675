import type { EngineRemedy } from '@noteer/contract';
import { strings } from '../../lib/strings.ts';

type Step = Extract<EngineRemedy, { kind: 'being_prepared' }>['step'];

/** Commands and names of settings are the same in every language. */
const get = (models: readonly string[]) => `npm run models -- get ${models.join(' ')}`;

const steps: Record<Step, { nl: string; en: string }> = {
  waiting: { nl: 'wacht op zijn beurt', en: 'waits its turn' },
  fetching: { nl: 'wordt opgehaald', en: 'is being fetched' },
  checking: { nl: 'wordt nagekeken', en: 'is being checked' },
  converting: { nl: 'wordt omgezet', en: 'is being converted' },
};
const share = (percent: number | null) => (percent === null ? '' : `, ${percent} %`);

export const remedyStrings = strings({
  get_models: {
    nl: (models: readonly string[]) => `Voer op de server van Noteer uit: ${get(models)}`,
    en: (models: readonly string[]) => `Run where Noteer runs: ${get(models)}`,
  },
  being_prepared: {
    nl: (model: string, step: Step, percent: number | null) => `${model} ${steps[step].nl}${share(percent)}.`,
    en: (model: string, step: Step, percent: number | null) => `${model} ${steps[step].en}${share(percent)}.`,
  },
  no_model_for: {
    nl: (language: 'nl' | 'en', model: string) =>
      `Geen model hier verstaat ${language === 'nl' ? 'Nederlands' : 'Engels'}. Stel TRANSCRIBER=auto in en voer op de server van Noteer uit: ${get([model])}`,
    en: (language: 'nl' | 'en', model: string) =>
      `No model here knows ${language === 'nl' ? 'Dutch' : 'English'}. Set TRANSCRIBER=auto and run where Noteer runs: ${get([model])}`,
  },
  get_engine: {
    nl: 'Het programma waarop het taalmodel draait, ontbreekt. Voer op de server van Noteer uit: npm run models -- engine. Kan die niet naar buiten: doe het op een andere, en breng het met npm run models -- copy over.',
    en: 'What runs the language model is missing. Run where Noteer runs: npm run models -- engine. Where that machine has no way out, run it on another one and bring it over with npm run models -- copy.',
  },
  get_writer: {
    nl: (model: string) =>
      `Haal het op de pagina Taalmodel op, of kies daar een ander. Zonder netwerk kan het op de server van Noteer met: ${get([model])}.`,
    en: (model: string) =>
      `Fetch it on the page Language model, or choose another one there. Without a network it can be done where Noteer runs: ${get([model])}.`,
  },
});
