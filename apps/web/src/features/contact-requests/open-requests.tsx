import type { ContactRequest } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { leaveRow, moveFocus } from '../../ui/row-focus.ts';
import { contactRequestsQuery } from './api.ts';
import { nameOf, RequestTable, requestSkeletons } from './request-table.tsx';
import { contactRequestsStrings } from './strings.ts';

type Props = { onChange: (request: ContactRequest) => void };

/** What nobody has answered yet, newest first. */
export function OpenRequests({ onChange }: Props) {
  const t = useStrings(contactRequestsStrings);
  const result = useInfiniteQuery(contactRequestsQuery(false));
  const list = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<ContactRequest | null>(null);

  function handle(request: ContactRequest, button: HTMLElement) {
    if (list.current) leaveRow(list.current, button);
    setDone(request);
    onChange({ ...request, is_handled: true });
  }

  function undo(request: ContactRequest) {
    setDone(null);
    // The button leaves with its line.
    list.current?.focus();
    onChange({ ...request, is_handled: false });
  }

  const isBack = result.data?.pages.flat().some(({ id }) => id === done?.id);
  return (
    <>
      {/* Always there, so that screen readers hear what comes into it. */}
      <div role="status">{done && !isBack && <Handled request={done} onUndo={() => undo(done)} />}</div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut; every row is reached by Tab */}
      <div ref={list} tabIndex={-1} onKeyDown={moveFocus} className="outline-none">
        <ListPages
          result={result}
          words={t}
          skeletons={requestSkeletons}
          empty={
            <EmptyState icon={<Inbox />} title={t.noneOpen}>
              {t.noneOpenMore}
            </EmptyState>
          }
        >
          {(requests) => (
            <RequestTable
              label={t.open}
              requests={requests}
              action={(request) => (
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Check />}
                  data-row
                  aria-label={t.markHandledOf(nameOf(request))}
                  onClick={(event) => handle(request, event.currentTarget)}
                >
                  {t.markHandled}
                </Button>
              )}
            />
          )}
        </ListPages>
      </div>
    </>
  );
}

function Handled({ request, onUndo }: { request: ContactRequest; onUndo: () => void }) {
  const t = useStrings(contactRequestsStrings);
  return (
    <div className="mb-4 flex items-center gap-3 rounded-control bg-pine-soft py-1 pr-1 pl-4 text-sm">
      <p className="min-w-0 flex-1 truncate">
        <span className="font-medium">{t.markedHandled}:</span> {nameOf(request)}
      </p>
      <Button variant="quiet" size="sm" onClick={onUndo}>
        {t.undo}
      </Button>
    </div>
  );
}
