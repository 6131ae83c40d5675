import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Download } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../lib/may.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FetchedCard } from '../../ui/fetched-card.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { numbersQuery, periods, type Weeks, type Whose } from './api.ts';
import { numbersCsv } from './csv.ts';
import { measures } from './measures.ts';
import { NumbersTable } from './numbers-table.tsx';
import { numbersStrings } from './strings.ts';
import { WeekPlot } from './week-plot.tsx';
import { everyWeek, teamsIn } from './weeks.ts';

/** The institution's first for who may see them; else one's own. */
export function NumbersPage() {
  const t = useStrings(numbersStrings);
  const may = useMay();
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-muted">{t.intro}</p>
      {may('read_numbers') ? (
        <Tabs
          label={t.views}
          items={(['institution', 'own'] as const).map((whose) => ({
            id: whose,
            label: t[whose],
            content: <Numbers whose={whose} />,
          }))}
        />
      ) : (
        <Numbers whose="own" />
      )}
    </div>
  );
}

/** Everybody together is no team, and a team may be called anything. */
const EVERYBODY = 'everybody';
const asValue = (team: string) => `team ${team}`;

function Numbers({ whose }: { whose: Whose }) {
  const t = useStrings(numbersStrings);
  const [weeks, setWeeks] = useState<Weeks>('26');
  const [chosen, setChosen] = useState(EVERYBODY);
  const result = useQuery(numbersQuery(whose, weeks));
  if (!result.data) return <FetchedCard result={result} loading={t.loading} failed={t.fetchFailed} />;
  const teams = teamsIn(result.data);
  const team = teams.find((each) => asValue(each) === chosen) ?? null;
  const rows = result.data.filter((row) => row.team === team);
  const all = result.data;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={t.period}
          className="grow basis-60 sm:grow-0"
          value={weeks}
          options={periods.map((value) => ({ value, label: t.weeks(Number(value)) }))}
          onChange={(event) => setWeeks(periods.find((each) => each === event.target.value) ?? '26')}
        />
        {teams.length > 0 && (
          <SelectField
            label={t.team}
            className="grow basis-60 sm:grow-0"
            value={team === null ? EVERYBODY : asValue(team)}
            options={[
              { value: EVERYBODY, label: t.everybody },
              ...teams.map((each) => ({ value: asValue(each), label: each || t.noTeam })),
            ]}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
        {rows.length > 0 && (
          <Button
            variant="secondary"
            icon={<Download />}
            onClick={() =>
              saveFile(
                new Blob([numbersCsv(all, t)], { type: 'text/csv;charset=utf-8' }),
                `${t.fileName}.csv`,
              )
            }
          >
            {t.save}
          </Button>
        )}
      </div>
      {whose === 'institution' && <p className="max-w-[68ch] text-sm text-muted">{t.introTeams}</p>}
      {rows.length === 0 ? (
        <Card>
          <EmptyState icon={<ChartColumn />} title={t.none}>
            {t.noneMore}
          </EmptyState>
        </Card>
      ) : (
        <Shown rows={rows} weeks={everyWeek(all)} />
      )}
    </div>
  );
}

type Rows = Parameters<typeof NumbersTable>[0]['rows'];

function Shown({ rows, weeks }: { rows: Rows; weeks: string[] }) {
  const t = useStrings(numbersStrings);
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return (
    <>
      <Card>
        <div className="week-plots">
          {measures.map((measure) => (
            <WeekPlot key={measure} measure={measure} weeks={weeks} byWeek={byWeek} />
          ))}
        </div>
      </Card>
      <Card heading={t.table}>
        <NumbersTable rows={rows} />
      </Card>
    </>
  );
}
