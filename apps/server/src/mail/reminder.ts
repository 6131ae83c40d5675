/** What waits for somebody, as numbers, in both languages. Who it is about stands nowhere in it. */
import { greeting, type InBothLanguages, paragraphs } from './wording.ts';

type Waiting = {
  first_name: string;
  notes: number;
  tasks: number;
  cosignatures: number;
  days: number;
  url: string;
};

const many = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`- ${count} ${count === 1 ? one : more}`];

export const reminderMail: InBothLanguages<Waiting> = {
  nl: ({ first_name, notes, tasks, cosignatures, days, url }) => ({
    subject: 'Er staat nog werk voor je klaar in Noteer',
    text: paragraphs(
      greeting.nl(first_name),
      `Dit wacht ${days === 1 ? 'een dag' : `${days} dagen`} of langer op je:`,
      [
        ...many(notes, 'verslag om na te kijken', 'verslagen om na te kijken'),
        ...many(cosignatures, 'verslag om mede te ondertekenen', 'verslagen om mede te ondertekenen'),
        ...many(tasks, 'taak waarvan de datum voorbij is', 'taken waarvan de datum voorbij is'),
      ].join('\n'),
      `Je vindt het op ${url}/tasks`,
      `Wil je deze mail niet meer? Zet hem uit op ${url}/account`,
    ),
  }),
  en: ({ first_name, notes, tasks, cosignatures, days, url }) => ({
    subject: 'There is work waiting for you in Noteer',
    text: paragraphs(
      greeting.en(first_name),
      `This has waited for you for ${days === 1 ? 'a day' : `${days} days`} or longer:`,
      [
        ...many(notes, 'note to review', 'notes to review'),
        ...many(cosignatures, 'note to co-sign', 'notes to co-sign'),
        ...many(tasks, 'task whose date has passed', 'tasks whose date has passed'),
      ].join('\n'),
      `You find it at ${url}/tasks`,
      `Do you no longer want this mail? Turn it off at ${url}/account`,
    ),
  }),
};
