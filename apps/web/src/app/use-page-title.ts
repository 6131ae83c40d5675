import { useMatches } from 'react-router';
import { type Language, useLanguage } from '../lib/strings.ts';

/** What a route's `handle` may carry. */
type PageHandle = { title: Record<Language, string> };

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

export function usePageTitle(): string {
  const language = useLanguage();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  return handle?.title[language] ?? '';
}
