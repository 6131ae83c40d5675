/** More habits to look at while rules for finding them are made, as Dutch clinicians have them: about twenty of a kind. */
import type { Book } from './catalogue.ts';
import {
  closed,
  dropped,
  emptied,
  type Habit,
  lineDropped,
  moved,
  opened,
  renamed,
  replaced,
} from './habit.ts';
import { dutchInSections, dutchPhrases, dutchWords, englishPhrases, englishWords } from './practice-words.ts';

/** In a line: what stands in the draft, and what is made of it. Forms of one word go with it. */
const pairsOf = (line: string) =>
  Object.fromEntries(line.split(', ').map((pair) => pair.split(' > ').map((side) => side.trim())));
const each = (kind: string, lines: string): Habit[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [forms = '', title] = line.trim().split(' @ ');
      return replaced(kind, pairsOf(forms), title);
    });

const droppedInDutch =
  'nog|toen|dus|maar|wel|ook|nu|eens|al|dan|weer|of zo|eigenlijk|een keer|gewoon|^Heeft|^Dat is|^Was|^Wil|^En|Behandelaar:|Cliënt:|op dit moment|helemaal|meteen|(volgens moeder)|een|het|dat is|in de week';

const dutch: Habit[] = [
  ...each('word', dutchWords),
  ...each('word in a section', dutchInSections),
  ...each('phrase', dutchPhrases),
  ...droppedInDutch.split('|').map((phrase) => dropped(phrase)),
  dropped('toen', 'Beloop sinds vorig contact'),
  dropped('^Heeft', 'Medicatie en bijwerkingen'),
  dropped('behandelaar', 'Beleid en afspraken'),
  dropped('cliënt', 'P – Plan'),
  lineDropped('Niet besproken.'),
  emptied('Beloop sinds vorig contact', true),
  emptied('Besproken onderwerpen', false),
  emptied('Volgend contact', true),
  emptied('Volgend contact', false),
  emptied('Conclusie', true),
  emptied('Conclusie', false),
  emptied('Aanleiding en agenda', true),
  emptied('Risico en veiligheid', true),
  emptied('Risico en veiligheid', false),
  emptied('Medicatie en bijwerkingen', true),
  emptied('Psychiatrisch toestandsbeeld', true),
  emptied('Interventies', false),
  emptied('O – Objectief', false),
  emptied('E – Evaluatie', true),
  emptied('E – Evaluatie', false),
  moved('Conclusie', 'first'),
  moved('Conclusie', 'last'),
  moved('Volgend contact', 'first'),
  moved('Psychiatrisch toestandsbeeld', 'last'),
  moved('Psychiatrisch toestandsbeeld', { after: 'Medicatie en bijwerkingen' }),
  moved('Medicatie en bijwerkingen', 'first'),
  moved('Medicatie en bijwerkingen', { after: 'Beleid en afspraken' }),
  moved('Besproken onderwerpen', 'first'),
  moved('Besproken onderwerpen', 'last'),
  moved('Interventies', { before: 'Beleid en afspraken' }),
  moved('Risico en veiligheid', { before: 'Psychiatrisch toestandsbeeld' }),
  moved('Risico en veiligheid', 'last'),
  moved('Beloop sinds vorig contact', { after: 'Besproken onderwerpen' }),
  moved('Beleid en afspraken', { before: 'Conclusie' }),
  moved('P – Plan', 'first'),
  moved('O – Objectief', 'first'),
  moved('O – Objectief', 'last'),
  moved('E – Evaluatie', 'last'),
  moved('E – Evaluatie', { before: 'O – Objectief' }),
  moved('S – Subjectief', 'last'),
  renamed('Beleid en afspraken', 'Plan'),
  renamed('Beleid en afspraken', 'Behandelbeleid'),
  renamed('Beloop sinds vorig contact', 'Subjectief'),
  renamed('Beloop sinds vorig contact', 'Anamnese'),
  renamed('Besproken onderwerpen', 'Gespreksinhoud'),
  renamed('Medicatie en bijwerkingen', 'Medicatie'),
  renamed('Psychiatrisch toestandsbeeld', 'PO'),
  renamed('Psychiatrisch toestandsbeeld', 'Psychisch onderzoek'),
  renamed('Risico en veiligheid', 'Risicotaxatie'),
  renamed('Risico en veiligheid', 'Veiligheid'),
  renamed('Volgend contact', 'Vervolg'),
  renamed('Volgend contact', 'Volgende afspraak'),
  renamed('Conclusie', 'Beoordeling'),
  renamed('Conclusie', 'Samenvatting'),
  renamed('Interventies', 'Behandeling'),
  renamed('S – Subjectief', 'S'),
  renamed('O – Objectief', 'O'),
  renamed('E – Evaluatie', 'Conclusie'),
  renamed('P – Plan', 'P'),
  renamed('O – Objectief', 'Onderzoek'),
  closed('Verslag gedeeld met cliënt.'),
  closed('Cliënt gaat akkoord met het beleid.'),
  closed('Geen wijziging in het signaleringsplan.'),
  closed('Besproken in MDO.'),
  closed('Groet, behandelaar.'),
  closed('Afstemming met naasten volgt.', 'Beleid en afspraken'),
  closed('Crisiskaart is bekend.', 'Risico en veiligheid'),
  closed('Signaleringsplan is actueel.', 'Risico en veiligheid'),
  closed('Therapietrouw besproken.', 'Medicatie en bijwerkingen'),
  closed('Bij vragen neemt cliënt contact op.', 'P – Plan'),
  closed('Geen bijzonderheden.', 'O – Objectief'),
  closed('Face-to-face contact.', 'Beloop sinds vorig contact'),
  closed('Afspraak staat in de agenda.', 'Volgend contact'),
  opened('Verwijzing bekend.', 'S – Subjectief'),
  opened('Aanwezig: cliënt en behandelaar.', 'Beloop sinds vorig contact'),
  opened('In overleg met cliënt:', 'P – Plan'),
  opened('Samen besloten:', 'Beleid en afspraken'),
  opened('Indruk:', 'O – Objectief'),
  opened('Geen acuut gevaar.', 'Risico en veiligheid'),
  opened('Medicatielijst nagelopen.', 'Medicatie en bijwerkingen'),
];

export const practiceBook: Book = {
  nl: dutch,
  en: [
    ...each('word', englishWords),
    ...each('phrase', englishPhrases),
    ...['just', 'now', 'then', 'so', 'but', 'once', 'a bit', 'the', '^The patient', 'again'].map((phrase) =>
      dropped(phrase),
    ),
    ...['Plan', 'Assessment', 'Conclusion', 'Topics discussed'].flatMap((title) => [
      emptied(title, title.length % 2 === 0),
      renamed(title, 'Impression'),
      moved(title, 'first'),
    ]),
    closed('Plan agreed with the patient.'),
    closed('Safety plan reviewed.', 'Risk and safety'),
  ],
};
