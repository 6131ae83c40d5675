import type { ReactNode } from 'react';

type DataTableProps = {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** Lines of a table; where there is no room for one, small cards that say in each line what it is. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <table aria-label={label} className="w-full text-left max-md:block">
      <thead className="border-b border-line text-sm text-muted max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} className="py-2 pr-6 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ key, cells }) => (
          <tr
            key={key}
            className="border-b border-line align-top last:border-0 max-md:flex max-md:flex-col max-md:items-start max-md:gap-1 max-md:py-4 md:*:py-3"
          >
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a line have the places of their columns
              <td key={at} className="tabular pr-6 break-words">
                {at > 0 && columns[at] && (
                  <span className="text-sm text-muted md:hidden">{columns[at]}: </span>
                )}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
