import type { ServerModels } from '@noteer/contract';
import { useState } from 'react';
import { useListModels } from './api.ts';

export type Listed = ServerModels;

/** What a server said it has, whether it was found or asked. */
export function useServerModels() {
  const [listed, setListed] = useState<Listed>();
  const asking = useListModels();
  return {
    listed,
    setListed,
    list: {
      ...asking,
      mutate: (body: Parameters<typeof asking.mutate>[0]) => asking.mutate(body, { onSuccess: setListed }),
    },
  };
}
