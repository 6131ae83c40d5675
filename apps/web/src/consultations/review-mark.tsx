import type { ProcessingState, Recording } from '@noteer/contract';
import { CheckCheck, CircleAlert, CircleCheck, CircleDashed, Hourglass, Signature } from 'lucide-react';
import { useStrings } from '../lib/strings.ts';
import { classNames } from '../ui/class-names.ts';
import { recordingListStrings } from './strings.ts';

type Standing = 'coded' | 'reviewed' | 'cosign' | 'notReviewed' | 'processing' | 'failed';

/** As much of a recording as tells how far it is. */
type HowFar = Pick<Recording, 'is_reviewed' | 'is_admin_reviewed'> & {
  is_cosign_asked?: boolean | undefined;
  processing: Pick<ProcessingState, 'stage'>;
};

export function standingOf({
  is_reviewed,
  is_admin_reviewed,
  is_cosign_asked,
  processing,
}: HowFar): Standing {
  if (is_reviewed) return is_admin_reviewed ? 'coded' : 'reviewed';
  if (is_cosign_asked) return 'cosign';
  if (processing.stage === 'failed') return 'failed';
  return processing.stage === 'done' ? 'notReviewed' : 'processing';
}

const looks = {
  coded: { Icon: CheckCheck, tone: 'text-green' },
  reviewed: { Icon: CircleCheck, tone: 'text-green' },
  cosign: { Icon: Signature, tone: 'text-pine' },
  notReviewed: { Icon: CircleDashed, tone: 'text-amber' },
  processing: { Icon: Hourglass, tone: 'text-amber' },
  failed: { Icon: CircleAlert, tone: 'text-red' },
} satisfies Record<Standing, unknown>;

type ReviewMarkProps = {
  recording: HowFar;
  /** Its word too, however narrow it is: for where it stands alone. */
  isSpelledOut?: boolean | undefined;
};

/** Whether a note is reviewed: an icon, with its word beside it where there is room and in its tooltip everywhere. */
export function ReviewMark({ recording, isSpelledOut = false }: ReviewMarkProps) {
  const t = useStrings(recordingListStrings);
  const standing = standingOf(recording);
  const { Icon, tone } = looks[standing];
  return (
    <span title={t[standing]} className={classNames('flex items-center gap-2 text-sm font-medium', tone)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className={isSpelledOut ? undefined : 'sr-only @4xl:not-sr-only'}>{t[standing]}</span>
    </span>
  );
}
