import { strings } from '../../lib/strings.ts';

export const logoStrings = strings({
  alt: { nl: 'Logo van de instelling', en: 'Logo of the institution' },
  choose: { nl: 'Logo kiezen', en: 'Choose a logo' },
  another: { nl: 'Ander logo', en: 'Another logo' },
  remove: { nl: 'Zonder logo', en: 'No logo' },
  tooLarge: { nl: 'Dit bestand is groter dan 2 MB.', en: 'This file is larger than 2 MB.' },
  notAPicture: {
    nl: 'Dit is geen PNG of JPEG die te lezen is. Een SVG kan niet: bewaar het logo als PNG.',
    en: 'This is no PNG or JPEG that can be read. An SVG cannot be used: save the logo as PNG.',
  },
});
