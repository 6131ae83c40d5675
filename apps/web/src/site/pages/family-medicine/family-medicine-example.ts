import type { Language } from '@noteer/contract';
import type { Example } from '../../example.ts';

/** A cough. The note has a medicine that nobody named: that is what the check is to find. */
export const familyMedicineExample: Record<Language, Example> = {
  nl: {
    template: 'soep',
    tasks: ['Over 2 weken afspraak bij de praktijkondersteuner over stoppen met roken.'],
    talk: [
      ['0:03', 'Wat kan ik voor u doen?'],
      ['0:06', 'Ik hoest nu al 3 weken, vooral ’s nachts.'],
      ['0:11', 'Geeft u slijm op? En bent u benauwd?'],
      ['0:15', 'Een beetje slijm, geen bloed. Benauwd ben ik niet.'],
      ['0:21', 'Heeft u koorts gehad?'],
      ['0:24', 'De eerste dagen 38,5. Nu niet meer.'],
      ['0:29', 'Rookt u?'],
      ['0:31', 'Een half pakje per dag, al 20 jaar.'],
      ['0:37', 'Ik luister even. Zucht maar diep. Links en rechts schoon, geen piepen.'],
      ['0:55', 'De saturatie is 97, de temperatuur 36,8.'],
      ['1:02', 'Dit past bij een bronchitis na een verkoudheid. Een antibioticum is niet nodig.'],
      ['1:10', 'Het hoesten kan nog 3 weken duren. Wordt u benauwd of krijgt u weer koorts, dan belt u.'],
      [
        '1:19',
        'Zullen we over 2 weken een afspraak maken bij de praktijkondersteuner, over stoppen met roken?',
      ],
      ['1:26', 'Ja, dat is goed.'],
    ],
    note: {
      subjective: [
        ['Hoest sinds 3 weken, vooral ’s nachts; wat slijm, geen bloed.', 2, 4],
        ['Niet benauwd; gebruikt salbutamol.', 4],
        ['Eerste dagen koorts van 38,5, nu niet meer.', 5, 6],
        ['Rookt een half pakje per dag, al 20 jaar.', 7, 8],
      ],
      objective: [
        ['Longen links en rechts schoon, geen piepen.', 9],
        ['Saturatie 97, temperatuur 36,8.', 10],
      ],
      evaluation: [['Past bij bronchitis na een verkoudheid.', 11]],
      plan: [
        ['Geen antibioticum; het hoesten kan nog 3 weken duren.', 11, 12],
        ['Eerder terug bij benauwdheid of koorts.', 12],
        ['Over 2 weken afspraak bij de praktijkondersteuner over stoppen met roken.', 13, 14],
      ],
    },
  },
  en: {
    template: 'soep',
    tasks: ['Appointment with the practice nurse in 2 weeks about stopping smoking.'],
    talk: [
      ['0:03', 'What can I do for you?'],
      ['0:06', 'I have been coughing for 3 weeks now, mostly at night.'],
      ['0:11', 'Do you bring anything up? And are you short of breath?'],
      ['0:15', 'A bit of phlegm, no blood. I am not short of breath.'],
      ['0:21', 'Have you had a fever?'],
      ['0:24', 'The first days 38.5. Not any more.'],
      ['0:29', 'Do you smoke?'],
      ['0:31', 'Half a packet a day, for 20 years.'],
      ['0:37', 'Let me listen. Take a deep breath. Clear on both sides, no wheeze.'],
      ['0:55', 'Oxygen saturation is 97, temperature 36.8.'],
      ['1:02', 'This fits bronchitis after a cold. You do not need an antibiotic.'],
      [
        '1:10',
        'The cough may last another 3 weeks. If you get short of breath or the fever comes back, call us.',
      ],
      ['1:19', 'Shall we make an appointment with the practice nurse in 2 weeks, about stopping smoking?'],
      ['1:26', 'Yes, that is fine.'],
    ],
    note: {
      subjective: [
        ['Coughing for 3 weeks, mostly at night; a bit of phlegm, no blood.', 2, 4],
        ['Not short of breath; uses salbutamol.', 4],
        ['Fever of 38.5 the first days, not any more.', 5, 6],
        ['Smokes half a packet a day, for 20 years.', 7, 8],
      ],
      objective: [
        ['Lungs clear on both sides, no wheeze.', 9],
        ['Oxygen saturation 97, temperature 36.8.', 10],
      ],
      evaluation: [['Fits bronchitis after a cold.', 11]],
      plan: [
        ['No antibiotic; the cough may last another 3 weeks.', 11, 12],
        ['Back sooner if short of breath or feverish.', 12],
        ['Appointment with the practice nurse in 2 weeks about stopping smoking.', 13, 14],
      ],
    },
  },
};
