/** A picture of the product itself, in the page's language, as `npm run pictures` took it. */
import { useLanguage } from '../lib/strings.ts';
import taken from './pictures/pictures.json';

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type PictureName = keyof typeof taken;

type PictureProps = {
  name: PictureName;
  /** What there is to see, for those who do not see it. */
  alt: string;
  sizes: string;
  /** The picture that is on the first screen: fetched at once, the others when they come near. */
  isFirst?: boolean;
};

export function Picture({ name, alt, sizes, isFirst = false }: PictureProps) {
  const language = useLanguage();
  const { widths, height_ratio } = taken[name];
  const address = (width: number) => {
    const file = files[`./pictures/${name}-${language}-${width}.webp`];
    if (!file) throw new Error(`there is no picture ${name} in ${language}, ${width} wide: npm run pictures`);
    return file;
  };
  const largest = Math.max(...widths);
  return (
    <img
      src={address(largest)}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={largest}
      height={Math.round(largest * height_ratio)}
      alt={alt}
      {...(isFirst
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  );
}
