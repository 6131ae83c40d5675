import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useStrings } from '../../../lib/strings.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { viewerStrings } from './strings.ts';

type PageSwitchProps = {
  number: number;
  pages: { read: number; all: number };
  isDisabled: boolean;
  onPage: (number: number) => void;
};

export function PageSwitch({ number, pages, isDisabled, onPage }: PageSwitchProps) {
  const t = useStrings(viewerStrings);
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center gap-x-2">
      <IconButton
        label={t.before}
        icon={<ChevronLeft />}
        disabled={isDisabled || number <= 1}
        onClick={() => onPage(number - 1)}
        className="-ml-3"
      />
      <span aria-live="polite" className="tabular text-sm">
        {t.page(number, pages.all)}
      </span>
      <IconButton
        label={t.next}
        icon={<ChevronRight />}
        disabled={isDisabled || number >= pages.read}
        onClick={() => onPage(number + 1)}
      />
      {pages.read < pages.all && <span className="text-sm text-muted">{t.readSoFar(pages.read)}</span>}
    </nav>
  );
}
