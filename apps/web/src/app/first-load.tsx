import { useStrings } from '../lib/strings.ts';
import { Spinner } from '../ui/spinner.tsx';
import { frameStrings } from './strings.ts';

/** Shown while the first page's code is on its way. */
export function FirstLoad() {
  const t = useStrings(frameStrings);
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={t.loading} />
    </main>
  );
}
