import { useStrings } from '../../lib/strings.ts';
import { Notice } from '../../ui/notice.tsx';
import { coveredStrings } from './strings.ts';

/** In whose place the one at the screen works. */
export function CoveredLine({ name }: { name: string }) {
  const t = useStrings(coveredStrings);
  return (
    <Notice tone="info" title={t.title(name)}>
      {t.more}
    </Notice>
  );
}
