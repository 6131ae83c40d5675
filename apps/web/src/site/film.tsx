/** The demonstration, as `npm run pictures` filmed it. It starts when the reader wants it to, and has no sound. */
import type { Language } from '@noteer/contract';
import film from './pictures/film.json';

const files = import.meta.glob<string>('./pictures/film-*.{webm,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function Film({ language, label }: { language: Language; label: string }) {
  return (
    <video
      controls
      muted
      playsInline
      preload="none"
      width={film.width}
      height={film.height}
      poster={files[`./pictures/film-${language}.webp`]}
      aria-label={label}
    >
      <source src={files[`./pictures/film-${language}.webm`]} type="video/webm" />
      {label}
    </video>
  );
}
