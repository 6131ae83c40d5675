import type { Language } from '@noteer/contract';
import type { Example } from '../../example.ts';

/** A follow-up on lithium. One dose in the note was never said: that is what the check is to find. */
export const psychiatryExample: Record<Language, Example> = {
  nl: {
    template: 'decursus',
    tasks: ['Aanmelden voor de slaaptraining.', 'Afspraak over 3 weken, dinsdag om 10 uur.'],
    talk: [
      ['0:04', 'Hoe is het gegaan sinds de vorige keer?'],
      ['0:07', 'Wisselend. De somberheid is minder, maar ik slaap nog maar 5 uur per nacht.'],
      ['0:15', 'Wordt u te vroeg wakker, of komt u niet in slaap?'],
      ['0:19', 'Ik lig tot 2 uur te piekeren over mijn werk.'],
      ['0:25', 'En de lithium, lukt het om die elke avond in te nemen?'],
      ['0:29', 'Ja, 800 milligram. Mijn handen trillen wel wat meer.'],
      ['0:36', 'Uw spiegel van vorige week was 0,7. Dat is goed.'],
      ['0:42', 'Denkt u nog wel eens aan de dood, of dat u er niet meer wilt zijn?'],
      ['0:48', 'Nee, dat is weg. In het voorjaar was dat anders.'],
      ['0:54', 'Wat houdt u op de been?'],
      ['0:57', 'Mijn dochter. En het koor op donderdag.'],
      ['1:03', 'We laten de lithium zoals die is. Ik meld u aan voor de slaaptraining.'],
      ['1:11', 'Over 3 weken zie ik u weer, dinsdag om 10 uur.'],
    ],
    note: {
      course: [
        ['Wisselend beloop; de somberheid is afgenomen.', 2],
        ['Slaapt 5 uur per nacht.', 2],
        ['Ligt tot 2 uur te piekeren over het werk.', 3, 4],
      ],
      medication: [
        ['Neemt elke avond lithium 600 mg.', 5, 6],
        ['De handen trillen meer.', 6],
        ['Lithiumspiegel van vorige week 0,7.', 7],
      ],
      risk: [
        ['Ontkent gedachten aan de dood; in het voorjaar was dat anders.', 8, 9],
        ['Beschermend: dochter en het koor op donderdag.', 11],
      ],
      plan: [
        ['Lithium ongewijzigd.', 12],
        ['Aanmelden voor de slaaptraining.', 12],
      ],
      next_contact: [['Afspraak over 3 weken, dinsdag om 10 uur.', 13]],
    },
  },
  en: {
    template: 'decursus',
    tasks: ['Referral for sleep training.', 'Appointment in 3 weeks, on Tuesday at 10 o’clock.'],
    talk: [
      ['0:04', 'How have you been since we last met?'],
      ['0:07', 'Up and down. I feel less low, but I only sleep 5 hours a night.'],
      ['0:15', 'Do you wake too early, or can you not get to sleep?'],
      ['0:19', 'I lie awake until 2 o’clock worrying about work.'],
      ['0:25', 'And the lithium, do you manage to take it every evening?'],
      ['0:29', 'Yes, 800 milligrams. My hands do shake a bit more.'],
      ['0:36', 'Your level last week was 0.7. That is good.'],
      ['0:42', 'Do you still think about death, or about not wanting to be here?'],
      ['0:48', 'No, that has gone. In the spring it was different.'],
      ['0:54', 'What keeps you going?'],
      ['0:57', 'My daughter. And the choir on Thursdays.'],
      ['1:03', 'We leave the lithium as it is. I will refer you for sleep training.'],
      ['1:11', 'I will see you again in 3 weeks, on Tuesday at 10 o’clock.'],
    ],
    note: {
      course: [
        ['Up and down; feels less low.', 2],
        ['Sleeps 5 hours a night.', 2],
        ['Lies awake until 2 o’clock worrying about work.', 3, 4],
      ],
      medication: [
        ['Takes lithium 600 mg every evening.', 5, 6],
        ['Hands shake a bit more.', 6],
        ['Lithium level last week 0.7.', 7],
      ],
      risk: [
        ['Denies thoughts of death; in the spring this was different.', 8, 9],
        ['Protective: daughter, and the choir on Thursdays.', 11],
      ],
      plan: [
        ['Lithium unchanged.', 12],
        ['Referral for sleep training.', 12],
      ],
      next_contact: [['Appointment in 3 weeks, on Tuesday at 10 o’clock.', 13]],
    },
  },
};
