import type { ContactRequest } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { leaveRow, moveFocus } from '../../ui/row-focus.ts';
import { contactRequestsQuery } from './api.ts';
import { nameOf, RequestTable, requestSkeletons } from './request-table.tsx';
import { contactRequestsStrings } from './strings.ts';

/** What was answered; fetched only when somebody looks. */
export function HandledRequests({ onChange }: { onChange: (request: ContactRequest) => void }) {
  const t = useStrings(contactRequestsStrings);
  const result = useInfiniteQuery(contactRequestsQuery(true));
  const list = useRef<HTMLDivElement>(null);

  function undo(request: ContactRequest, button: HTMLElement) {
    if (list.current) leaveRow(list.current, button);
    onChange({ ...request, is_handled: false });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut; every row is reached by Tab
    <div ref={list} tabIndex={-1} onKeyDown={moveFocus} className="outline-none">
      <ListPages
        result={result}
        words={t}
        skeletons={requestSkeletons}
        empty={<p className="py-4 text-muted">{t.noneHandled}</p>}
      >
        {(requests) => (
          <RequestTable
            label={t.handled}
            requests={requests}
            action={(request) => (
              <Button
                variant="quiet"
                size="sm"
                icon={<Undo2 />}
                data-row
                aria-label={t.undoOf(nameOf(request))}
                onClick={(event) => undo(request, event.currentTarget)}
              >
                {t.undo}
              </Button>
            )}
          />
        )}
      </ListPages>
    </div>
  );
}
