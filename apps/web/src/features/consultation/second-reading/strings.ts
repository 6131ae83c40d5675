import { strings } from '../../../lib/strings.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`);

export const readingStrings = strings({
  label: { nl: 'Nalezing', en: 'Second reading' },
  underWay: { nl: 'Wordt nagelezen…', en: 'Is being read over…' },
  nothing: { nl: 'Nagelezen: niets gevonden', en: 'Read over: nothing found' },
  seen: { nl: 'Nalezing: alles bekeken', en: 'Second reading: all seen' },
  changed: {
    nl: (count: number) => `Nalezing: ${many(count, '1 wijziging', 'wijzigingen')}`,
    en: (count: number) => `Second reading: ${many(count, '1 change', 'changes')}`,
  },
  remarked: {
    nl: (count: number) => `Nalezing: ${many(count, '1 opmerking', 'opmerkingen')}`,
    en: (count: number) => `Second reading: ${many(count, '1 remark', 'remarks')}`,
  },
  changedMore: {
    nl: 'Dit veranderde Noteer na nog eens lezen van het gesprek. Doorgestreept stond er eerst, onderstreept kwam ervoor in de plaats.',
    en: 'This is what Noteer changed after reading the conversation again. Struck out stood there first, underlined came in its place.',
  },
  remarkedMore: {
    nl: 'Dit viel op bij het nalezen. Er verandert niets tot je het overneemt.',
    en: 'This is what the second reading found. Nothing changes until you take it over.',
  },
  failed: { nl: 'Nalezen is niet gelukt', en: 'The second reading did not work' },
  again: { nl: 'Opnieuw', en: 'Try again' },
  ask: { nl: 'Laat nalezen', en: 'Have it read over' },
  notSaved: {
    nl: 'Nog niet alles is opgeslagen. Probeer het zo opnieuw.',
    en: 'Not everything is saved yet. Try again in a moment.',
  },
  wrong: { nl: 'Anders gezegd', en: 'Said otherwise' },
  missing: { nl: 'Ontbrak', en: 'Was missing' },
  moved: { nl: 'Verplaatst', en: 'Moved' },
  double: { nl: 'Stond er dubbel', en: 'Stood there twice' },
  show: {
    nl: (at: string) => `Toon ${at} in het gesprek`,
    en: (at: string) => `Show ${at} in the conversation`,
  },
  takeBack: { nl: 'Terugzetten', en: 'Put back' },
  apply: { nl: 'Overnemen', en: 'Take over' },
  applyYet: { nl: 'Toch overnemen', en: 'Take over after all' },
  leave: { nl: 'Laat zo', en: 'Leave as is' },
  rewritten: { nl: 'Door jou gewijzigd', en: 'Changed by you' },
  mark: { nl: (why: string) => `Nalezing: ${why}`, en: (why: string) => `Second reading: ${why}` },
});

export const readingOfferStrings = strings({
  edited: {
    nl: 'Het verslag is gewijzigd na de laatste nalezing',
    en: 'The note was changed after it was last read over',
  },
  editedMore: {
    nl: 'Noteer kan het nog eens naast het gesprek leggen. Er verandert niets vanzelf.',
    en: 'Noteer can put it beside the conversation once more. Nothing changes by itself.',
  },
  look: { nl: 'Naar de opmerkingen', en: 'To the remarks' },
});
