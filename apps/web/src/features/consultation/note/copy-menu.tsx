import { useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { memo, useMemo } from 'react';
import { configQuery } from '../../../lib/installation.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Menu } from '../../../ui/menu.tsx';
import { sectionsOf } from '../sections-of.ts';
import { toolbarStrings } from './strings.ts';

type CopyMenuProps = {
  text: string;
  copy(text: string, as?: 'note' | 'part' | 'markdown'): Promise<boolean>;
};

/** Where the record has a field for each part of a note, each is copied by itself, without its heading. */
export const CopyMenu = memo(function CopyMenu({ text, copy }: CopyMenuProps) {
  const t = useStrings(toolbarStrings);
  const isBySection = useQuery(configQuery()).data?.institution.copy_sections ?? true;
  const sections = useMemo(
    () => (isBySection ? sectionsOf(text).filter(({ body }) => body) : []),
    [text, isBySection],
  );
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
