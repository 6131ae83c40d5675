import { strings } from '../../lib/strings.ts';

const minutes = { nl: (n: number) => `${n} minuten`, en: (n: number) => `${n} minutes` };

export const numbersStrings = strings({
  intro: {
    nl: 'Hoe verslagen tot stand komen, per week van ondertekening. Er staat geen cliënt in deze cijfers.',
    en: 'How notes come about, by the week in which they were signed. There is no client in these numbers.',
  },
  introTeams: {
    nl: 'Van minder dan 5 consulten wordt niets getoond, en soms ook niets van een tweede team: anders was het uit te rekenen.',
    en: 'Of fewer than 5 consultations nothing is shown, and sometimes nothing of a second team: otherwise it could be worked out.',
  },
  views: { nl: 'Van wie', en: 'Whose' },
  institution: { nl: 'De instelling', en: 'The institution' },
  own: { nl: 'Eigen', en: 'Own' },
  period: { nl: 'Periode', en: 'Period' },
  weeks: { nl: (n: number) => `Laatste ${n} weken`, en: (n: number) => `Last ${n} weeks` },
  team: { nl: 'Team', en: 'Team' },
  everybody: { nl: 'Iedereen', en: 'Everybody' },
  noTeam: { nl: 'Zonder team', en: 'Without a team' },
  loading: { nl: 'Cijfers worden geladen', en: 'Loading numbers' },
  fetchFailed: { nl: 'De cijfers konden niet worden opgehaald', en: 'The numbers could not be fetched' },
  none: { nl: 'Nog geen cijfers', en: 'No numbers yet' },
  noneMore: {
    nl: 'Zodra een verslag is ondertekend, telt het hier mee.',
    en: 'As soon as a note is signed, it counts here.',
  },
  fewerThan5: { nl: 'minder dan 5', en: 'fewer than 5' },
  nothing: { nl: 'niets', en: 'nothing' },
  week: { nl: 'Week van', en: 'Week of' },
  weekOf: { nl: (day: string) => `week van ${day}`, en: (day: string) => `week of ${day}` },
  chooseWeek: {
    nl: (measure: string) => `${measure}: kies een week`,
    en: (measure: string) => `${measure}: choose a week`,
  },
  table: { nl: 'Alle cijfers', en: 'All numbers' },
  save: { nl: 'Downloaden als CSV', en: 'Download as CSV' },
  fileName: { nl: 'cijfers-noteer', en: 'numbers-noteer' },
  consultations: { nl: 'Ondertekende consulten', en: 'Signed consultations' },
  signing: { nl: 'Helft ondertekend binnen', en: 'Half signed within' },
  kept: { nl: 'Deel van het concept dat blijft', en: 'Part of the draft that stays' },
  marks: { nl: 'Punten om na te kijken, aangepast', en: 'Points to check, changed' },
  omissions: { nl: 'Mogelijk weggelaten, toegevoegd', en: 'Possibly left out, added' },
  signingHint: { nl: 'Na het stoppen van de opname.', en: 'After the recording stopped.' },
  keptHint: {
    nl: 'Woorden van het concept die in het ondertekende verslag staan.',
    en: 'Words of the draft that stand in the signed note.',
  },
  marksHint: {
    nl: 'Wat Noteer in het concept aanwees en wat daarna is veranderd.',
    en: 'What Noteer pointed at in the draft, and was changed afterwards.',
  },
  omissionsHint: {
    nl: 'Wat Noteer in het concept miste en wat er nu in staat.',
    en: 'What Noteer missed in the draft, and is there now.',
  },
  consultationsHint: {
    nl: 'Elk telt bij de eerste handtekening.',
    en: 'Each counts with its first signature.',
  },
  outOf: {
    nl: (some: number, all: number) => `${some} van ${all}`,
    en: (some: number, all: number) => `${some} of ${all}`,
  },
  minutes,
  hours: { nl: (n: number) => `${n} uur`, en: (n: number) => (n === 1 ? '1 hour' : `${n} hours`) },
  days: {
    nl: (n: number) => (n === 1 ? '1 dag' : `${n} dagen`),
    en: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  },
  overAWeek: { nl: 'meer dan een week', en: 'more than a week' },
});
