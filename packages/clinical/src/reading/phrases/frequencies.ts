/** How often and when on a day, in phrases without a number. */
import type { Language } from '../../note.ts';
import type { FrequencySlot } from '../slot.ts';

type Often = Partial<Omit<FrequencySlot, 'start' | 'end'>>;
type Row = readonly [Often, string];

export const frequencyPhrases: Readonly<Record<Language, readonly Row[]>> = {
  nl: [
    [
      { moment: 'morning' },
      "s ochtends, s morgens, in de ochtend, in de morgen, iedere ochtend, elke ochtend, bij het opstaan, s ochtens, ochtends, voor het ontbijt, na het ontbijt, bij het ontbijt, ochtenddosis, 's ochtends, met het ontbijt, bij ontbijt, na ontbijt, elke morgen, iedere morgen, voor ontbijt, ochtendgift, in de vroege ochtend, bij opstaan, na het opstaan, nuchter in de ochtend",
    ],
    [{ moment: 'afternoon' }, 's middags, in de middag, elke middag, middagdosis'],
    [
      { moment: 'noon' },
      'tussen de middag, bij de lunch, bij het middageten, met de lunch, na de lunch, voor de lunch, voor lunch, bij lunch',
    ],
    [
      { moment: 'evening' },
      's avonds, in de avond, elke avond, iedere avond, bij het avondeten, na het avondeten, avonddosis, bij het diner, bij avondeten, met het avondeten, voor het avondeten, voor avondeten, voor het diner, voor diner, voor avondmaal, voor het avondmaal, bij het avondmaal, bij avondmaal, avondgift',
    ],
    [
      { moment: 'night' },
      's nachts, voor de nacht, voor het slapen, voor het slapengaan, voor bedtijd, bij het slapengaan, voor slapen, ante noctem, elke nacht, voor het naar bed gaan, iedere nacht, voor slapengaan, bij slapengaan, tegen de nacht, bij bedtijd',
    ],
    [
      { moment: 'meal' },
      'bij het eten, bij de maaltijd, tijdens het eten, na het eten, voor het eten, bij de maaltijden, bij elke maaltijd',
    ],
    [
      { isAsNeeded: true },
      'zo nodig, zonodig, indien nodig, z.n, zn, als het nodig is, als nodig, wanneer nodig, als het niet gaat, bij nood, naar behoefte',
    ],
    [
      { times: 1, per: 'day' },
      'dagelijks, dagelijkse, in een gift, in een keer per dag, in een dagelijkse gift, als eenmalige dagdosis, elke dag, iedere dag, daags, per dag een, om de vierentwintig uur',
    ],
    [{ times: 1, per: 'week' }, 'wekelijks, wekelijkse, elke week, iedere week'],
    [{ times: 1, per: 'month' }, 'maandelijks, maandelijkse, elke maand, iedere maand'],
    [{ times: 1, per: 'year' }, 'jaarlijks, jaarlijkse, elk jaar, ieder jaar'],
    [{ times: 1, per: 'hour' }, 'elk uur, ieder uur'],
    [{ times: 1, per: 'day', every: 2 }, 'om de dag, om de andere dag'],
    [{ times: 1, per: 'week', every: 2 }, 'om de week, om de andere week, tweewekelijks, tweewekelijkse'],
    [{ times: 1, per: 'month', every: 2 }, 'om de maand, tweemaandelijks'],
    [{ times: 1, per: 'month', every: 3 }, 'driemaandelijks, driemaandelijkse'],
    [{ times: 1, per: 'year', every: 0.5 }, 'halfjaarlijks, halfjaarlijkse'],
  ],
  en: [
    [
      { moment: 'morning' },
      'in the morning, in the mornings, mornings, every morning, each morning, with breakfast, before breakfast, after breakfast, mane, at breakfast, at breakfast time, on waking',
    ],
    [{ moment: 'noon' }, 'at lunchtime, with lunch, at noon, at midday'],
    [{ moment: 'afternoon' }, 'in the afternoon, in the afternoons, every afternoon'],
    [
      { moment: 'evening' },
      'in the evening, in the evenings, every evening, each evening, with dinner, teatime, with the evening meal, with evening meal, with supper, at tea time',
    ],
    [
      { moment: 'night' },
      'at night, at nighttime, at bedtime, before bed, every night, each night, nightly, nocte, before bedtime, at nights, qhs, bedtime, on retiring, last thing at night, at bed time, before sleep',
    ],
    [{ moment: 'meal' }, 'with food, with meals, with each meal, before meals, after meals, after food'],
    [
      { isAsNeeded: true },
      'as needed, when needed, if needed, prn, p.r.n, when required, as required, when necessary, when he needs it, when she needs it, if he needs it, if she needs it',
    ],
    [
      { times: 1, per: 'day' },
      'daily, in one dose, as one dose, in a single dose, as a single dose, as a single daily dose, in a single daily dose, every day, each day, per day one, everyday, od, qd',
    ],
    [{ times: 1, per: 'week' }, 'weekly, every week, each week'],
    [{ times: 1, per: 'month' }, 'monthly, every month, each month'],
    [{ times: 1, per: 'year' }, 'yearly, annually, every year, each year'],
    [{ times: 1, per: 'hour' }, 'hourly, every hour'],
    [{ times: 1, per: 'day', every: 2 }, 'every other day, alternate days, every second day'],
    [{ times: 1, per: 'week', every: 2 }, 'every other week, fortnightly, every fortnight, biweekly'],
    [{ times: 1, per: 'month', every: 3 }, 'quarterly'],
    [{ times: 2, per: 'day' }, 'bd, bid, b.d, b.i.d'],
    [{ times: 3, per: 'day' }, 'tds, tid, t.d.s'],
    [{ times: 4, per: 'day' }, 'qds, qid, q.d.s'],
  ],
};
