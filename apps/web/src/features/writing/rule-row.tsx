import type { KeptRule } from '@noteer/contract';
import { Ellipsis, Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useRuleWords } from '../../consultations/rule-words.ts';
import { failureSentence } from '../../lib/error-strings.ts';
import { useMay } from '../../lib/may.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useRuleDeed } from './api.ts';
import { rulesStrings } from './strings.ts';

type Asked = 'share' | 'remove';

export function RuleRow({ kept }: { kept: KeptRule }) {
  const t = useStrings(rulesStrings);
  const language = useLanguage();
  const words = useRuleWords();
  const deed = useRuleDeed();
  const [asked, setAsked] = useState<Asked>();
  const { id, rule, is_on, is_proposed, proposed_by } = kept;
  const label = words(rule);
  const onError = (error: Error) => toast.error(failureSentence(error, language));
  const change = (body: { is_on?: boolean; is_proposed?: boolean }) =>
    deed.mutate({ id, deed: 'change', body }, { onError });
  const items = useItems(kept, setAsked, () => change({ is_proposed: !is_proposed }));
  const about = [
    ...(proposed_by === null ? [] : [t.by(proposed_by)]),
    ...(is_proposed && proposed_by === null ? [t.waits] : []),
    ...(kept.language === language ? [] : [kept.language === 'en' ? t.english : t.dutch]),
  ];
  const close = () => setAsked(undefined);
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5 last:border-0">
      <div className="min-w-0 grow break-words">
        {proposed_by === null ? (
          <Switch label={label} isOn={is_on} onChange={(isOn) => change({ is_on: isOn })} />
        ) : (
          <p className="py-2 text-sm font-medium">{label}</p>
        )}
        {about.length > 0 && <p className="pb-1.5 text-sm text-muted">{about.join(' · ')}</p>}
      </div>
      {items.length > 0 && (
        <Menu
          label={t.more(label)}
          trigger={<Ellipsis aria-hidden="true" className="size-5" />}
          triggerClassName="size-11 shrink-0 justify-center"
          items={items}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === 'share' ? t.shareAsk : t.removeAsk}
        body={`${label}. ${asked === 'share' ? t.shareMore : t.removeMore}`}
        confirmLabel={asked === 'share' ? t.share : t.remove}
        cancelLabel={t.cancel}
        isDanger={asked === 'remove'}
        isPending={deed.isPending}
        error={asked && deed.error ? failureSentence(deed.error, language) : undefined}
        onConfirm={() =>
          asked &&
          deed.mutate(
            { id, deed: asked },
            {
              onSuccess: () => {
                toast.success(asked === 'share' ? t.sharedDone : t.removed);
                close();
              },
            },
          )
        }
        onCancel={close}
      />
    </li>
  );
}

/** What can be done with a rule: by whoever has it, and by those who share rules. */
function useItems(kept: KeptRule, ask: (asked: Asked) => void, onPropose: () => void): MenuEntry[] {
  const t = useStrings(rulesStrings);
  const may = useMay();
  const { is_shared, is_proposed, proposed_by, may_remove } = kept;
  const isOwn = !is_shared && proposed_by === null;
  return [
    ...(may('share_writing') && !is_shared
      ? [{ id: 'share', label: t.share, icon: <Share2 />, onAction: () => ask('share') }]
      : []),
    ...(isOwn && !may('share_writing')
      ? [
          {
            id: 'propose',
            label: is_proposed ? t.unpropose : t.propose,
            icon: <Share2 />,
            onAction: onPropose,
          },
        ]
      : []),
    ...(may_remove
      ? [{ id: 'remove', label: t.remove, icon: <Undo2 />, isDanger: true, onAction: () => ask('remove') }]
      : []),
  ];
}
