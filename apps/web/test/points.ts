/** A server that keeps which points of the checks were put aside, as ours does. */
import { changeDismissed, type DismissedPoint, listDismissed } from '@noteer/contract';
import type { Fake } from './fake-api.ts';

const isSame = (a: DismissedPoint, b: DismissedPoint) =>
  a.kind === b.kind && a.text.toLowerCase() === b.text.toLowerCase();

export function pointServer() {
  const kept = { points: [] as DismissedPoint[] };
  const reply = () => ({ status: 200, text: JSON.stringify({ data: kept.points }) });
  const fakes: Fake[] = [
    { endpoint: listDismissed, answer: reply },
    {
      endpoint: changeDismissed,
      answer: ({ body }) => {
        const { dismiss = [], restore = [] } = changeDismissed.body.parse(JSON.parse(String(body)));
        const gone = [...dismiss, ...restore];
        const left = kept.points.filter((point) => !gone.some((each) => isSame(each, point)));
        kept.points = [...left, ...dismiss];
        return reply();
      },
    },
  ];
  return { kept, fakes };
}
