import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { useNow } from '../lib/use-now.ts';
import { calendarDate } from '../lib/wall-clock.ts';

const Chosen = z.object({ date: z.iso.date() });

/** The date that a page is about: today, also past midnight, until somebody picks another. A reload and the way back keep it. */
export function useChosenDate() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const today = calendarDate(useNow());
  const date = Chosen.safeParse(state).data?.date ?? today;
  return {
    date,
    isToday: date === today,
    choose: (picked: string) =>
      void navigate('.', { replace: true, state: picked === today ? null : { date: picked } }),
    backToToday: () => void navigate('.', { replace: true, state: null }),
  };
}
