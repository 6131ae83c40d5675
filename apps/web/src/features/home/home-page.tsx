import { DayCalendar } from '../../consultations/day-calendar.tsx';
import { LeftRecordings } from '../../consultations/left-recordings.tsx';
import { useChosenDate } from '../../consultations/use-chosen-date.ts';
import { WaitingCards } from '../../consultations/waiting-cards.tsx';
import { longDate } from '../../lib/format.ts';
import { useMay } from '../../lib/may.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { startOfDate } from '../../lib/wall-clock.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Day } from './day.tsx';
import { ModelHint } from './model-hint.tsx';
import { homeStrings } from './strings.ts';
import { ToReview } from './to-review.tsx';
import { UnfinishedRecordings } from './unfinished-recordings.tsx';
import { UnplannedContact } from './unplanned-contact.tsx';

/** One glance says who is next. */
export function HomePage() {
  const t = useStrings(homeStrings);
  const language = useLanguage();
  const may = useMay();
  const { date, isToday, choose, backToToday } = useChosenDate();
  return (
    <>
      <PageHeader
        title={isToday ? t.today : t.otherDay}
        intro={longDate(startOfDate(date), language)}
        actions={
          !isToday && (
            <Button variant="secondary" size="sm" onClick={backToToday}>
              {t.toToday}
            </Button>
          )
        }
      />
      <div className="home">
        <div className="home-day">
          {may('record') && <UnfinishedRecordings />}
          <LeftRecordings />
          <Day date={date} isToday={isToday} />
        </div>
        <div className="home-review">
          {may('choose_model') && <ModelHint />}
          <WaitingCards />
          <ToReview />
        </div>
        <div className="home-side">
          {may('add_contact') && <UnplannedContact />}
          <DayCalendar value={date} onChange={choose} />
        </div>
      </div>
    </>
  );
}
