/** A part of a page by itself, with what the app puts around every page. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../src/app/providers.tsx';
import { createQueryClient } from '../src/app/query-client.ts';

export const show = (part: ReactNode) =>
  render(<Providers queryClient={createQueryClient()}>{part}</Providers>);
