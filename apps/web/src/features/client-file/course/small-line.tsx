import type { ClientFile } from '@noteer/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { PlaceLink, placePath } from '../../../consultations/place-link.tsx';
import { fileDate } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import type { FileClient } from './said.tsx';
import { courseStrings } from './strings.ts';
import { firstDay, lastDay, shareOf, spanOf } from './time-span.ts';

type Series = ClientFile['course']['series'][number];
type Point = Series['points'][number];

/** Room above and below, so that a point is whole: the heights are between these. */
const [TOP, BOTTOM] = [12, 88];

function heightsOf(points: readonly Point[]): (value: number) => number {
  const values = points.flatMap(({ value, over }) => (over === null ? [value] : [value, over]));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = high - low;
  return (value) => (range === 0 ? 50 : BOTTOM - ((value - low) / range) * (BOTTOM - TOP));
}

/** A measurement or a score over time: a line of points, each the way to its sentence. */
export function SmallLine({ series, client }: { series: Series; client: FileClient }) {
  const t = useStrings(courseStrings);
  const language = useLanguage();
  const { label, points } = series;
  const [shown, setShown] = useState<Point | null>(null);
  const span = spanOf(points.map(({ date }) => date));
  const y = heightsOf(points);
  const x = ({ date }: Point) => shareOf(date, span);
  const point = shown ?? points.at(-1);
  const pathOf = (measured: (each: Point) => number | null) =>
    points.flatMap((each) => {
      const value = measured(each);
      return value === null ? [] : [`${x(each)},${y(value)}`];
    });
  if (points.length === 1 && point) return <OneValue label={label} point={point} client={client} />;
  return (
    <figure className="small-line">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{label}</span>
        {point && (
          <span className="tabular text-sm text-muted">
            {point.text}, {fileDate(point, language)}
          </span>
        )}
      </figcaption>
      <div className="small-line-area">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={pathOf(({ value }) => value).join(' ')} />
          <polyline points={pathOf(({ over }) => over).join(' ')} />
        </svg>
        {points.map((each) => (
          <Link
            key={`${each.date} ${each.place.id} ${each.place.from}`}
            to={placePath(client.id, each.place)}
            aria-label={`${label} ${each.text}, ${fileDate(each, language)}`}
            onFocus={() => setShown(each)}
            onPointerEnter={() => setShown(each)}
            onBlur={() => setShown(null)}
            onPointerLeave={() => setShown(null)}
            style={{ left: `${x(each)}%`, top: `${y(each.value)}%` }}
            className="small-line-point"
          />
        ))}
      </div>
      <p aria-hidden="true" className="time-axis">
        <span>{fileDate({ date: firstDay(span) }, language)}</span>
        <span>{fileDate({ date: lastDay(span) }, language)}</span>
      </p>
      <table className="sr-only">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t.date}</th>
            <th scope="col">{t.value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((each) => (
            <tr key={`${each.date} ${each.place.id} ${each.place.from}`}>
              <td>{fileDate(each, language)}</td>
              <td>{each.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

type OneValueProps = { label: string; point: Point; client: FileClient };

/** One point is no line. */
function OneValue({ label, point, client }: OneValueProps) {
  const language = useLanguage();
  return (
    <p className="min-w-0">
      <span className="font-medium">{label}</span> <span className="tabular">{point.text}</span>
      <span className="block">
        <PlaceLink client={client} place={point.place} />
        <span className="sr-only">, {fileDate(point, language)}</span>
      </span>
    </p>
  );
}
