import { strings } from '../lib/strings.ts';

export const clientFieldStrings = strings({
  known: { nl: 'Bekende cliënten', en: 'Known clients' },
  count: {
    nl: (count: number) => (count === 1 ? 'Eén bekende cliënt' : `${count} bekende cliënten`),
    en: (count: number) => (count === 1 ? 'One known client' : `${count} known clients`),
  },
  isKnown: { nl: 'Bekende cliënt', en: 'Known client' },
  isNew: { nl: 'Nieuwe cliënt', en: 'New client' },
  makeNew: {
    nl: (name: string) => `Nieuwe cliënt: ${name}`,
    en: (name: string) => `New client: ${name}`,
  },
  born: { nl: (date: string) => `geb. ${date}`, en: (date: string) => `born ${date}` },
});
