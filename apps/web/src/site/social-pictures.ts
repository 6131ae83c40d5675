import type { Language, SitePage } from '@noteer/contract';

/** What a shared link shows, 1200 × 630, taken by `npm run pictures`. */
const pictures = import.meta.glob<string>('./pictures/social/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const socialPicture = (page: SitePage, language: Language): string | undefined =>
  pictures[`./pictures/social/${page}-${language}.png`];
