import { ListPlus } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Menu } from '../../../ui/menu.tsx';
import { sectionsOf } from '../sections-of.ts';
import { toolbarStrings } from './strings.ts';

type CopyMenuProps = {
  text: string;
  copy(text: string, as?: 'note' | 'part' | 'markdown'): Promise<boolean>;
};

/** Many records have a field for each part of a note: each is copied by itself, without its heading. */
export const CopyMenu = memo(function CopyMenu({ text, copy }: CopyMenuProps) {
  const t = useStrings(toolbarStrings);
  const sections = useMemo(() => sectionsOf(text).filter(({ body }) => body), [text]);
  return (
    <Menu
      label={t.copyPart}
      placement="bottom start"
      triggerClassName="gap-1.5 px-2 text-sm"
      trigger={
        <>
          <ListPlus aria-hidden="true" className="size-5" />
          <span className="sr-only">{t.copyPart}</span>
        </>
      }
      items={[
        ...sections.map(({ title, body, start }) => ({
          id: String(start),
          label: title,
          onAction: () => void copy(body, 'part'),
        })),
        { id: 'markdown', label: t.markdown, onAction: () => void copy(text, 'markdown') },
      ]}
    />
  );
});
