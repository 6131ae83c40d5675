import { MarkItem, type MarkItemProps } from './mark-item.tsx';
import type { CheckedMark } from './use-checks.ts';

type MarkListProps = Omit<MarkItemProps, 'mark'> & { marks: readonly CheckedMark[] };

export const MarkList = ({ marks, ...rest }: MarkListProps) => (
  <ul className="mark-list">
    {marks.map((mark) => (
      <MarkItem key={`${mark.kind} ${mark.start}`} mark={mark} {...rest} />
    ))}
  </ul>
);
