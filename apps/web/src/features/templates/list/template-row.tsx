import type { OwnTemplate } from '@noteer/contract';
import { Copy, Ellipsis, GitCompare, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Menu, type MenuEntry } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { editPath, newPath } from '../address.ts';
import { useDiscard, useRetire } from '../api.ts';
import { newest } from '../sections.ts';
import { templateStrings } from '../strings.ts';
import { CompareVersions } from './compare-versions.tsx';
import { StateChip } from './state-chip.tsx';

type Asked = 'retire' | 'discard' | 'compare';

export function TemplateRow({ template }: { template: OwnTemplate }) {
  const t = useStrings(templateStrings);
  const language = useLanguage();
  const navigate = useNavigate();
  const retire = useRetire();
  const discard = useDiscard();
  const [asked, setAsked] = useState<Asked>();
  const { id, versions, may_change } = template;
  const version = newest(template);
  if (!version) return null;
  const has = (state: string) => versions.some((each) => each.state === state);
  const close = () => setAsked(undefined);
  const deed = asked === 'discard' ? discard : retire;

  const entry = (entryId: Asked, label: string, more: Partial<MenuEntry>): MenuEntry => ({
    ...{ id: entryId, label, ...more },
    onAction: () => {
      deed.reset();
      setAsked(entryId);
    },
  });
  const items: MenuEntry[] = [
    {
      id: 'duplicate',
      label: t.duplicate,
      icon: <Copy />,
      onAction: () => navigate(newPath(id)),
    },
    ...(versions.length > 1 ? [entry('compare', t.compare, { icon: <GitCompare /> })] : []),
    ...(may_change && has('draft')
      ? [entry('discard', t.discard, { icon: <Trash2 />, isDanger: true })]
      : []),
    ...(may_change && has('published')
      ? [entry('retire', t.retire, { icon: <Undo2 />, isDanger: true })]
      : []),
  ];

  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <Link to={editPath(id)} className="-mx-2 min-w-0 grow rounded-control px-2 py-1 hover:bg-paper-deep">
        <span className="block font-medium break-words">
          <span className="sr-only">{may_change ? t.edit : t.look}: </span>
          {version.name}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5 text-sm text-muted">
          {versions
            .filter(({ state }) => state !== 'retired' || !(has('draft') || has('published')))
            .slice(0, 2)
            .map(({ number, state }) => (
              <StateChip key={number} state={state} number={number} />
            ))}
          {t.sections(version.sections.length)}
        </span>
      </Link>
      <Menu
        label={t.more(version.name)}
        trigger={<Ellipsis aria-hidden="true" className="size-5" />}
        triggerClassName="size-11 shrink-0 justify-center"
        items={items}
      />
      <ConfirmDialog
        isOpen={asked === 'retire' || asked === 'discard'}
        title={asked === 'discard' ? t.discardAsk : t.retireAsk(version.name)}
        body={asked === 'discard' ? t.discardMore : t.retireMore}
        confirmLabel={asked === 'discard' ? t.discard : t.retire}
        cancelLabel={t.cancel}
        isDanger
        isPending={deed.isPending}
        error={deed.error ? failureSentence(deed.error, language) : undefined}
        onConfirm={() =>
          deed.mutate(id, {
            onSuccess: () => {
              toast.success(asked === 'discard' ? t.discarded : t.retiredDone);
              close();
            },
          })
        }
        onCancel={close}
      />
      {asked === 'compare' && <CompareVersions versions={versions} onClose={close} />}
    </li>
  );
}
