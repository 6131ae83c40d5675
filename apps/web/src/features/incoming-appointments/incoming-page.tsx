import { ArrowLeft } from 'lucide-react';
import { useMay } from '../../lib/may.ts';
import { useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Feeds } from './feeds.tsx';
import { FileImport } from './file-import.tsx';
import { Keys } from './keys.tsx';
import { incomingStrings } from './strings.ts';

export function IncomingPage() {
  const t = useStrings(incomingStrings);
  const may = useMay();
  return (
    <div className="flex flex-col gap-6">
      <ButtonLink to="/admin" variant="quiet" size="sm" icon={<ArrowLeft />} className="self-start">
        {t.back}
      </ButtonLink>
      <p className="max-w-[68ch] text-muted">{t.intro}</p>
      <Tabs
        label={t.ways}
        items={[
          { id: 'file', label: t.file, content: <FileImport /> },
          { id: 'feeds', label: t.feeds, content: <Feeds /> },
          ...(may('manage_connectors') ? [{ id: 'connectors', label: t.connectors, content: <Keys /> }] : []),
        ]}
      />
    </div>
  );
}
