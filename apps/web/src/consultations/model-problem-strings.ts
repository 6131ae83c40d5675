import type { ModelProblem } from '@noteer/contract';
import { strings } from '../lib/strings.ts';

/** What went wrong with a language model. */
export const modelProblemStrings = strings({
  no_model: {
    nl: 'Dit taalmodel staat niet op deze machine',
    en: 'This language model is not on this machine',
  },
  unreachable: {
    nl: 'De server van het taalmodel is niet bereikbaar',
    en: 'The server of the language model cannot be reached',
  },
  not_allowed: {
    nl: 'Noteer heeft geen toegang tot het taalmodel',
    en: 'Noteer has no access to the language model',
  },
  timeout: { nl: 'Het taalmodel deed er te lang over', en: 'The language model took too long' },
  stopped_midway: {
    nl: 'Het taalmodel hield halverwege op',
    en: 'The language model stopped midway',
  },
  broken_answer: {
    nl: 'Het antwoord van het taalmodel was onbruikbaar',
    en: 'The answer of the language model was of no use',
  },
  empty_answer: {
    nl: 'Het taalmodel gaf een leeg antwoord',
    en: 'The language model gave an empty answer',
  },
  stopped: { nl: 'Het schrijven is gestopt', en: 'The writing was stopped' },
  refused: {
    nl: 'Het taalmodel weigerde dit verslag te schrijven',
    en: 'The language model refused to write this note',
  },
  looped: { nl: 'Het taalmodel viel in herhaling', en: 'The language model repeated itself' },
  cut_off: {
    nl: 'Het verslag werd te lang en is afgebroken',
    en: 'The note grew too long and was cut off',
  },
  too_long: {
    nl: 'Dit gesprek is te lang voor dit taalmodel',
    en: 'This conversation is too long for this language model',
  },
} satisfies Record<ModelProblem, { nl: string; en: string }>);
