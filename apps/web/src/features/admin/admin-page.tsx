import { CalendarPlus, UserPlus } from 'lucide-react';
import { DayCalendar } from '../../consultations/day-calendar.tsx';
import { useChosenDate } from '../../consultations/use-chosen-date.ts';
import { longDate } from '../../lib/format.ts';
import { useMay } from '../../lib/may.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { startOfDate } from '../../lib/wall-clock.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DayConsultations } from './day-consultations.tsx';
import { EngineStatus } from './engine-status.tsx';
import { ManagementLinks } from './management-links.tsx';
import { adminStrings } from './strings.ts';
import { UserList } from './user-list.tsx';

export function AdminPage() {
  const t = useStrings(adminStrings);
  const language = useLanguage();
  const may = useMay();
  const { date, isToday, choose, backToToday } = useChosenDate();
  return (
    <>
      <PageHeader
        title={t.consultations}
        intro={longDate(startOfDate(date), language)}
        actions={
          <>
            {!isToday && (
              <Button variant="quiet" onClick={backToToday}>
                {t.toToday}
              </Button>
            )}
            <ButtonLink to="/add-appointment" icon={<CalendarPlus />} className="grow">
              {t.addAppointment}
            </ButtonLink>
            {may('add_user') && (
              <ButtonLink to="/add-user" variant="secondary" icon={<UserPlus />} className="grow">
                {t.addUser}
              </ButtonLink>
            )}
          </>
        }
      />
      {/* The calendar stands right where there is room; on a phone the date comes first and the machinery last. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,1fr)_320px]">
        <div className="contents md:col-start-2 md:row-start-1 md:flex md:flex-col md:gap-6">
          <div className="max-md:justify-self-center">
            <DayCalendar value={date} onChange={choose} />
          </div>
          <div className="max-md:order-last">
            <ManagementLinks />
          </div>
          <div className="max-md:order-last">{may('read_engines') && <EngineStatus />}</div>
        </div>
        <div className="contents xl:col-start-1 xl:row-start-1 xl:flex xl:min-w-0 xl:flex-col xl:gap-6">
          <div className="md:col-start-1 md:row-start-1">
            <DayConsultations date={date} />
          </div>
          <div className="md:max-xl:col-span-2">{may('change_role') && <UserList />}</div>
        </div>
      </div>
    </>
  );
}
