import type { Plan } from '../../../capture/plan.ts';
import { useClientName } from '../../../lib/privacy.ts';
import { useStrings } from '../../../lib/strings.ts';
import { walkthroughPath } from '../../../lib/walkthrough.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { barStrings } from './bar-strings.ts';

/** One recording at a time: that of another appointment is still going on. */
export function OtherRecording({ appointment }: { appointment: Plan['appointment'] }) {
  const t = useStrings(barStrings);
  const shownName = useClientName();
  const walkthrough = { apt: appointment };
  return (
    <Notice tone="warning" title={t.other(shownName(appointment.client_name))}>
      <p className="mb-3">{t.otherMore}</p>
      <ButtonLink
        to={walkthroughPath('record', walkthrough)}
        state={walkthrough}
        variant="secondary"
        size="sm"
      >
        {t.toRecording}
      </ButtonLink>
    </Notice>
  );
}
