/** The day that the pictures show: the demo's people, on a date that never changes, in the language of the picture. */
import type { Language } from '@noteer/contract';
import { type Planned, planFrom } from '../apps/server/src/demo/plan.ts';

/** A Tuesday. Pictures that are taken anew differ in what the product changed, and in nothing else. */
export const DATE = '2026-11-17';
const onTheWall = (time: string) => new Date(`${DATE}T${time}:00+01:00`);
/** Four clients seen, the next one after lunch. */
export const LATE_MORNING = onTheWall('11:48');
/** Just before the first client of the film. */
export const EARLY = onTheWall('08:56');

/** Whose note is looked at. */
export const SHOWN = 'Wessel Kuipers';

/** What the demo says in Dutch. */
const english: Record<string, [born: string, about: string]> = {
  'Pieter Drost': ['21 May 1979', 'Mood and medication review'],
  'Wessel Kuipers': ['3 November 1986', 'Follow-up: low mood and sleep'],
  'Yusuf Demirci': ['14 February 1968', 'Consultation: shoulder and stomach'],
  'Marloes Hiddink': ['30 July 1994', 'Intake: panic attacks'],
  'Anouk van der Linde': ['8 March 1990', 'EMDR, third session'],
  'Gerrit Boonstra': ['17 September 1957', 'Follow-up, with his daughter'],
  'Ruben Hofstede': ['25 June 1983', 'Follow-up: returning to work'],
  'Fatima Bouali': ['11 December 1975', 'Intake: trouble sleeping'],
};

export function dayIn(language: Language): Planned[] {
  const day = planFrom(DATE).filter(({ date }) => date === DATE);
  if (language === 'nl') return day;
  return day.map((planned) => {
    const [subject, description] = english[planned.client_name] ?? [];
    if (!subject || !description) throw new Error(`${planned.client_name} has no English words`);
    return { ...planned, subject, description };
  });
}
