import type { Language } from '@noteer/contract';
import type { ReactNode } from 'react';

/** A page of the public site. Title and description are what search engines and shared links show. */
export type Page = {
  title: Record<Language, string>;
  description: Record<Language, string>;
  Content: () => ReactNode;
};
