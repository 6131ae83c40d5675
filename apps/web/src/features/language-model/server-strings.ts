import { strings } from '../../lib/strings.ts';

export const serverStrings = strings({
  found: { nl: 'Gevonden op deze machine', en: 'Found on this machine' },
  looking: {
    nl: 'Er wordt gekeken of er al een server is…',
    en: 'Looking for a server that is there already…',
  },
  notFound: {
    nl: 'Op deze machine is geen server voor taalmodellen gevonden.',
    en: 'No server for language models was found on this machine.',
  },
  lookAgain: { nl: 'Kijk opnieuw', en: 'Look again' },
  /** Ollama gebruiken. */
  take: { nl: (name: string) => `${name} gebruiken`, en: (name: string) => `Use ${name}` },
  modelCount: {
    nl: (count: number) => (count === 1 ? '1 model' : `${count} modellen`),
    en: (count: number) => (count === 1 ? '1 model' : `${count} models`),
  },
  kind: { nl: 'Soort', en: 'Kind' },
  http: { nl: 'Zoals OpenAI (de meeste servers)', en: 'Like OpenAI (most servers)' },
  azure: { nl: 'Azure', en: 'Azure' },
  mistral: { nl: 'Mistral', en: 'Mistral' },
  url: { nl: 'Adres', en: 'Address' },
  urlHint: { nl: 'Bijvoorbeeld http://10.0.0.5:11434', en: 'For example http://10.0.0.5:11434' },
  urlElsewhereHint: {
    nl: 'Bijvoorbeeld https://api.voorbeeld.nl',
    en: 'For example https://api.example.org',
  },
  urlMistralHint: { nl: 'Leeg: het adres van Mistral zelf.', en: 'Empty: Mistral’s own address.' },
  urlWrong: {
    nl: 'Een adres begint met http:// of https://, zonder wachtwoord erin.',
    en: 'An address begins with http:// or https://, without a password in it.',
  },
  plain: {
    nl: 'Dit adres is niet versleuteld: wie onderweg meeleest, leest het gesprek. Gebruik https.',
    en: 'This address is not encrypted: whoever is on the line reads the conversation. Use https.',
  },
  key: { nl: 'Sleutel', en: 'Key' },
  keyHint: {
    nl: 'Alleen als de server erom vraagt. Hij wordt verzegeld bewaard en nooit meer getoond.',
    en: 'Only if the server asks for one. It is kept sealed and never shown again.',
  },
  keyKept: {
    nl: 'Er is een sleutel bewaard. Vul hem alleen in om hem te vervangen, of als het adres verandert.',
    en: 'A key is kept. Fill it in only to replace it, or if the address changes.',
  },
  keyMissing: { nl: 'Deze soort vraagt een sleutel.', en: 'This kind wants a key.' },
  showKey: { nl: 'Sleutel tonen', en: 'Show the key' },
  hideKey: { nl: 'Sleutel verbergen', en: 'Hide the key' },
  model: { nl: 'Model', en: 'Model' },
  modelHint: { nl: 'Zoals de server het noemt.', en: 'As the server calls it.' },
  modelMissing: { nl: 'Kies een model.', en: 'Choose a model.' },
  models: { nl: 'Modellen van de server', en: 'Models of the server' },
  list: { nl: 'Modellen opvragen', en: 'Ask for its models' },
  listed: {
    nl: (count: number) => `De server heeft ${count === 1 ? '1 model' : `${count} modellen`}.`,
    en: (count: number) => `The server has ${count === 1 ? '1 model' : `${count} models`}.`,
  },
  tokens: {
    nl: (tokens: string) => `leest ${tokens} tokens`,
    en: (tokens: string) => `reads ${tokens} tokens`,
  },
  context: { nl: 'Leest tegelijk (tokens)', en: 'Reads at once (tokens)' },
  contextHint: {
    nl: 'Leeg: 8192. Een langer gesprek wordt in delen geschreven.',
    en: 'Empty: 8192. A longer conversation is written in parts.',
  },
  contextOllama: {
    nl: 'Ollama leest zoveel als er is ingesteld (OLLAMA_CONTEXT_LENGTH), vaak 4096, en laat het begin van wat langer is ongemerkt weg. Vul hier hetzelfde in; meer is beter.',
    en: 'Ollama reads as much as it was set to (OLLAMA_CONTEXT_LENGTH), often 4096, and drops the beginning of what is longer without a word. Fill in the same here; more is better.',
  },
  contextWrong: { nl: 'Een getal van minstens 1024.', en: 'A number of at least 1024.' },
  isOurs: {
    nl: 'Deze server is van onze instelling. Namen van cliënten gaan er ongewijzigd heen.',
    en: 'This server is our institution’s own. Clients’ names go there as they are.',
  },
  isOursMissing: {
    nl: 'Dit is een openbaar adres. Is de server van iemand anders, kies dan Elders: dan gaan namen er eerst uit.',
    en: 'This is a public address. If the server is somebody else’s, choose Elsewhere: then names are taken out first.',
  },
  leaving: { nl: 'Wat er naar buiten gaat', en: 'What leaves' },
  leavingMore: {
    nl: 'Het gesprek gaat erheen als tekst, nooit als geluid. Een verzonnen voorbeeld:',
    en: 'The conversation goes there as text, never as sound. An invented example:',
  },
  said: { nl: 'Gezegd', en: 'Said' },
  leaves: { nl: 'Gaat naar buiten', en: 'Leaves' },
  leavingKept: {
    nl: 'Wat is vertrokken, staat bij de administratie onder Luisteren en schrijven. Geen lijst kent alle namen: een enkele kan blijven staan.',
    en: 'What left is listed in the administration under Listening and writing. No list knows every name: one may remain.',
  },
});

export const serverProblemStrings = strings({
  unreachable: { nl: 'Op dit adres antwoordt niemand.', en: 'Nobody answers at this address.' },
  too_slow: { nl: 'De server antwoordt niet op tijd.', en: 'The server does not answer in time.' },
  not_allowed: { nl: 'De server weigert de sleutel.', en: 'The server refuses the key.' },
  redirects: {
    nl: 'De server verwijst door naar een ander adres. Vul dat adres zelf in.',
    en: 'The server sends on to another address. Fill in that address yourself.',
  },
  refused: {
    nl: 'De server weigert de vraag. Klopt het adres?',
    en: 'The server refuses the question. Is the address right?',
  },
  nonsense: {
    nl: 'Er antwoordt iets anders dan een server voor taalmodellen.',
    en: 'Something else than a server for language models answers.',
  },
  no_models: {
    nl: 'De server noemt geen modellen. Typ de naam zelf.',
    en: 'The server names no models. Type the name yourself.',
  },
});

export const softwareNames = {
  ollama: 'Ollama',
  llama_cpp: 'llama.cpp',
  vllm: 'vLLM',
  lm_studio: 'LM Studio',
  other: '',
} as const;
