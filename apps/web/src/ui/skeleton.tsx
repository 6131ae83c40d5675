import { classNames } from './class-names.ts';

/** Size it with a class so that it has the shape of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block rounded-control', className)} />;
}

const widths = ['w-full', 'w-11/12', 'w-full', 'w-4/5'];

export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => {
        const isLast = line === lines - 1 && lines > 1;
        return (
          <Skeleton
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
            key={line}
            className={classNames('h-3', isLast ? 'w-3/5' : widths[line % widths.length])}
          />
        );
      })}
    </span>
  );
}
