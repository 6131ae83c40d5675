import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

export type NoticeTone = 'info' | 'warning' | 'error' | 'success';

type NoticeProps = {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
};

const looks = {
  info: { ground: 'bg-pine-soft', mark: 'text-pine', Icon: Info },
  warning: { ground: 'bg-amber-soft', mark: 'text-amber', Icon: TriangleAlert },
  error: { ground: 'bg-red-soft', mark: 'text-red', Icon: CircleAlert },
  success: { ground: 'bg-green-soft', mark: 'text-green', Icon: CircleCheck },
} satisfies Record<NoticeTone, unknown>;

/** Can take focus from a script, so that a screen reader starts reading at the message. */
export function Notice({ tone, title, children, ref }: NoticeProps) {
  const { ground, mark, Icon } = looks[tone];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-control px-4 py-3 text-sm text-ink', ground)}
    >
      <Icon aria-hidden="true" className={classNames('mt-px size-5 shrink-0', mark)} />
      <div className="flex min-w-0 flex-col gap-0.5">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
