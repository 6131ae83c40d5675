import type { CodePreviewLine, CodeVerdict } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useStrings } from '../../lib/strings.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { previewLinesQuery } from './api.ts';
import { importStrings } from './import-strings.ts';
import { Changed, Details, Problems } from './line-words.tsx';
import { fieldStrings } from './strings.ts';

const none = {
  new: 'noNew',
  changed: 'noChanged',
  gone: 'noGone',
  wrong: 'noWrong',
  same: 'noSame',
} as const;

export function PreviewLines({ id, verdict }: { id: string; verdict: CodeVerdict }) {
  const t = useStrings(importStrings);
  const names = useStrings(fieldStrings);
  const result = useInfiniteQuery(previewLinesQuery(id, verdict));
  return (
    <ListPages
      result={result}
      words={t}
      skeletons={<SkeletonText lines={6} />}
      empty={<EmptyState icon={<ListChecks />} title={t[none[verdict]]} />}
    >
      {(lines) => (
        <table className="w-full text-left max-md:block">
          <thead className="border-b border-line text-sm text-muted max-md:sr-only">
            <tr>
              <th className="py-2 pr-6 text-right font-medium">{t.line}</th>
              <th className="py-2 pr-6 font-medium">{names.code}</th>
              <th className="py-2 font-medium">{names.description}</th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {lines.map((line) => (
              <Row key={line.position} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </ListPages>
  );
}

function What({ line }: { line: CodePreviewLine }) {
  if (line.problems) return <Problems problems={line.problems} />;
  return line.was ? <Changed line={line} was={line.was} /> : <Details line={line} />;
}

/** A line of the table; where there is no room for one, a small card of its own. */
function Row({ line }: { line: CodePreviewLine }) {
  return (
    <tr className="border-b border-line align-top last:border-0 max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-3 md:*:py-2.5">
      <td className="tabular text-sm text-muted max-md:order-2 md:w-20 md:pt-3 md:pr-6 md:text-right">
        {line.position}
      </td>
      <td className="tabular font-medium break-words max-md:order-1 md:w-56 md:max-w-56 md:pr-6">
        {line.code || '–'}
      </td>
      <td className="min-w-0 break-words max-md:order-3 max-md:col-span-2">
        <p>{line.description || '–'}</p>
        <What line={line} />
      </td>
    </tr>
  );
}
