import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <span className="mb-2 text-pine [&_svg]:size-8 [&_svg]:stroke-[1.5]">{icon}</span>
      <div className="display text-xl">{title}</div>
      {children && <div className="max-w-[44ch] text-muted">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
