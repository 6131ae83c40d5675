import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStrings } from '../lib/strings.ts';
import { Toaster } from '../ui/toaster.tsx';
import { LanguageProvider } from './language-provider.tsx';
import { frameStrings } from './strings.ts';

type ProvidersProps = { queryClient: QueryClient; children: ReactNode };

export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        {children}
        <WordedToaster />
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function WordedToaster() {
  const t = useStrings(frameStrings);
  return <Toaster label={t.messages} closeLabel={t.close} />;
}
