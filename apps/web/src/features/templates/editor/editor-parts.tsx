import type { ReactNode } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { useWide } from '../../../lib/use-wide.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { editorStrings, previewStrings } from './strings.ts';

type EditorPartsProps = { children: ReactNode; preview: ReactNode };

/** What one changes, and what becomes of it: side by side where there is room, else one tap apart. */
export function EditorParts({ children, preview }: EditorPartsProps) {
  const t = useStrings(editorStrings);
  const { heading } = useStrings(previewStrings);
  const isWide = useWide();
  if (isWide)
    return (
      <div className="grid w-full grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] items-start gap-6">
        {children}
        {preview}
      </div>
    );
  return (
    <div className="w-full min-w-0">
      <Tabs
        label={t.parts}
        items={[
          { id: 'template', label: t.template, content: children },
          { id: 'preview', label: heading, content: preview },
        ]}
      />
    </div>
  );
}
