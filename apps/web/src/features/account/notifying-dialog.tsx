import { canNotify, isRefused, useWayOfTelling } from '../../lib/notifying.ts';
import { useStrings } from '../../lib/strings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { notifyingStrings } from './strings.ts';

type NotifyingDialogProps = { isOpen: boolean; onClose: () => void };

/** How this device tells that a note is ready. */
export function NotifyingDialog({ isOpen, onClose }: NotifyingDialogProps) {
  const t = useStrings(notifyingStrings);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.title} closeLabel={t.close} size="sm">
      <Ways />
    </Dialog>
  );
}

function Ways() {
  const t = useStrings(notifyingStrings);
  const [hasSound, setSound] = useWayOfTelling('sound');
  const [hasNotification, setNotification] = useWayOfTelling('notification');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t.more}</p>
      <Switch label={t.sound} isOn={hasSound} onChange={(isOn) => void setSound(isOn)} />
      {canNotify() && (
        <Switch
          label={t.notification}
          isOn={hasNotification}
          onChange={(isOn) => void setNotification(isOn)}
        />
      )}
      <p className="text-sm text-muted">{t.nameless}</p>
      {isRefused() && <Notice tone="info">{t.refused}</Notice>}
    </div>
  );
}
