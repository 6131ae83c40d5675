import { strings } from '../../lib/strings.ts';

export const modelPageStrings = strings({
  loading: { nl: 'De keuze wordt opgehaald', en: 'The choice is being fetched' },
  fetchFailed: { nl: 'De keuze kon niet worden opgehaald', en: 'The choice could not be fetched' },
  back: { nl: 'Terug naar de administratie', en: 'Back to the administration' },
  inUse: { nl: 'Nu in gebruik', en: 'In use now' },
  nothingWrites: {
    nl: 'Er schrijft geen taalmodel. Het gesprek staat gesorteerd onder kopjes; het verslag schrijf je zelf.',
    en: 'No language model writes. The conversation stands sorted under headings; you write the note yourself.',
  },
  writesHere: {
    nl: (model: string) => `${model} schrijft de verslagen, op deze machine.`,
    en: (model: string) => `${model} writes the notes, on this machine.`,
  },
  writesHouse: {
    nl: (model: string) => `${model} schrijft de verslagen, op een eigen server.`,
    en: (model: string) => `${model} writes the notes, on a server of your own.`,
  },
  writesElsewhere: {
    nl: (model: string) => `${model} schrijft de verslagen, elders. Namen gaan er eerst uit.`,
    en: (model: string) => `${model} writes the notes, elsewhere. Names are taken out first.`,
  },
  missing: {
    nl: 'Het gekozen taalmodel staat niet op deze machine. Tot het er is, komen er geen verslagen.',
    en: 'The language model that was chosen is not on this machine. Until it is, there are no notes.',
  },
  setBy: {
    nl: (name: string, moment: string) => `Gekozen door ${name}, ${moment}.`,
    en: (name: string, moment: string) => `Chosen by ${name}, ${moment}.`,
  },
  somebody: { nl: 'iemand', en: 'somebody' },
  undecided: {
    nl: 'Er is nog niets gekozen.',
    en: 'Nothing has been chosen yet.',
  },
  heldTitle: {
    nl: (variables: string) => `Vastgezet op de server met ${variables}`,
    en: (variables: string) => `Set on the server with ${variables}`,
  },
  heldMore: {
    nl: 'Wat hier staat, is daar ingesteld en kan op deze pagina niet worden gewijzigd.',
    en: 'What stands here is set there and cannot be changed on this page.',
  },
  question: { nl: 'Wat schrijft de verslagen?', en: 'What writes the notes?' },
  here: { nl: 'Op deze machine', en: 'On this machine' },
  hereMore: {
    nl: 'Een model dat je ophaalt. Er gaat niets van cliënten naar buiten.',
    en: 'A model that you fetch. Nothing of your clients leaves.',
  },
  house: { nl: 'Eigen server', en: 'Own server' },
  houseMore: {
    nl: 'Een server van de instelling, zoals Ollama, vLLM, llama.cpp of LM Studio.',
    en: 'A server of the institution, such as Ollama, vLLM, llama.cpp or LM Studio.',
  },
  elsewhere: { nl: 'Elders', en: 'Elsewhere' },
  elsewhereMore: {
    nl: 'Een dienst van iemand anders. Namen en wat verder iemand aanwijst, gaan er eerst uit.',
    en: 'A service of somebody else. Names and what else points to somebody are taken out first.',
  },
  none: { nl: 'Geen', en: 'None' },
  noneMore: {
    nl: 'Het gesprek wordt gesorteerd onder kopjes; niemand schrijft een verslag voor je.',
    en: 'The conversation is sorted under headings; nobody writes a note for you.',
  },
  templates: { nl: 'Per sjabloon', en: 'Per template' },
  templatesMore: {
    nl: 'Een sjabloon kan een ander model hebben, of geen.',
    en: 'A template can have another model, or none.',
  },
  asAbove: { nl: 'Zoals hierboven', en: 'As above' },
  /** Decursus: zoals hierboven. */
  templateFor: {
    nl: (template: string) => `Model voor ${template}`,
    en: (template: string) => `Model for ${template}`,
  },
  trySet: { nl: 'Probeer', en: 'Try it' },
  save: { nl: 'Opslaan', en: 'Save' },
  saved: {
    nl: 'Opgeslagen. Het volgende verslag wordt zo geschreven.',
    en: 'Saved. The next note is written this way.',
  },
  failed: { nl: 'Er is niets opgeslagen', en: 'Nothing was saved' },
  tryFailed: { nl: 'Proberen lukte niet', en: 'It could not be tried' },
  reload: { nl: 'Opnieuw ophalen', en: 'Fetch again' },
  fillIn: {
    nl: 'Vul eerst in wat hierboven ontbreekt.',
    en: 'First fill in what is missing above.',
  },
});
