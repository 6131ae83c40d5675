/** The demonstration, as `npm run pictures` filmed it. It starts when the reader wants it to, and has no sound. */
import type { Language } from '@noteer/contract';
import film from './pictures/film.json';

const files = import.meta.glob<string>('./pictures/film-*.{webm,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** In the reader's language where there is one; the Dutch one shows the same. */
const fileOf = (language: Language, ending: 'webm' | 'webp') =>
  files[`./pictures/film-${language}.${ending}`] ?? files[`./pictures/film-nl.${ending}`];

export const isFilmed = (language: Language): boolean => `./pictures/film-${language}.webm` in files;

export function Film({ language, label }: { language: Language; label: string }) {
  return (
    <video
      controls
      muted
      playsInline
      preload="none"
      width={film.width}
      height={film.height}
      poster={fileOf(language, 'webp')}
      aria-label={label}
    >
      <source src={fileOf(language, 'webm')} type="video/webm" />
      {label}
    </video>
  );
}
