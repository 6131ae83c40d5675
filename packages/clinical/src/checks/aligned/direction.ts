/** Marks a change that the note has the other way: more for less, better for worse, earlier for later. */
import type { Language } from '../../note.ts';
import type { Found } from '../found.ts';
import type { Noted } from '../note-reading.ts';
import type { Said } from '../said-shape.ts';
import { bestTellings, wordsOf } from './best-tellings.ts';
import { type Clause, clausesIn, placeOfClause, sharedWith, textOfClause } from './clauses.ts';
import type { Telling } from './tellings.ts';

type Axis = { up: RegExp; down: RegExp };

const axes: Readonly<Record<Language, readonly Axis[]>> = {
  nl: [
    {
      up: /\b(?:meer|vaker|toegenomen|toename|neemt toe|nam toe|gestegen|stijgt|stijging|opgelopen|liep op|loopt op|hoger|verhoogd|langer|drukker|omhoog|zwaarder|aangekomen|erbij gekomen|uitgebreid)\b/,
      down: /\b(?:minder|afgenomen|afname|neemt af|nam af|gedaald|daalt|daling|lager|verlaagd|korter|omlaag|lichter|afgevallen|eraf|teruggebracht|ingekort|zeldener)\b/,
    },
    {
      up: /\b(?:beter|verbeterd|verbetering|vooruit|opgeknapt|verbetert|vooruitgang|gunstiger|rustiger|milder)\b/,
      down: /\b(?:slechter|verslechterd|verslechtering|achteruit|erger|verergerd|verslechtert|achteruitgang|heviger|onrustiger|zwaarder)\b/,
    },
    { up: /\b(?:later)\b/, down: /\b(?:vroeger|eerder)\b/ },
    {
      up: /\b(?:start\w*|gestart|begonnen|begint|begon|hervat\w*|opgepakt|pakt op|weer op|nog steeds|blijft|gaat door|doorgaan)\b/,
      down: /\b(?:gestopt|stopt|stop|stopte|stoppen|gestaakt|opgehouden|afgebouwd|opgezegd|afgerond)\b/,
    },
    { up: /\b(?:sneller|vlugger)\b/, down: /\b(?:langzamer|trager)\b/ },
  ],
  en: [
    {
      up: /\b(?:more|increas\w*|higher|rose|risen|raised|gained|longer|gone up|went up|going up|heavier|gain)\b/,
      down: /\b(?:less|fewer|decreas\w*|lower|fell|fallen|reduced|lost|shorter|gone down|went down|going down|lighter|loss)\b/,
    },
    {
      up: /\b(?:start\w*|began|begun|begins|resum\w*|restarted|still|continu\w*|keeps?)\b/,
      down: /\b(?:stopp?\w*|quit|ceased|discontinu\w*|gave up|no longer|given up|finished)\b/,
    },
    {
      up: /\b(?:better|improv\w*|easing|eased|settling)\b/,
      down: /\b(?:worse|worsen\w*|deteriorat\w*|declin\w*|aggravated)\b/,
    },
  ],
};

/** Words that are no direction: `niet meer`, `meer dan tien`, `no more`, `up to`. */
const none =
  /\b(?:niet meer|geen (?:\S+ ){0,3}meer|nooit meer|niks meer|niets meer|meer of minder|min of meer|steeds minder vaak|onder meer|meer dan|minder dan|no more|any ?more|more than|less than|more or less|up to|once more|hoe \S+|liever niet|wakes? up|up and down|follow up|follow-up|get up|gets up|end\w* up|turn up|come up|lost my|lost his|lost her|sit down|calm down|lie down|written down|write down)\b/g;

const LEAST_SHARE = 0.45;
const FEWEST_WORDS = 1;
const denying =
  /\b(?:niet|geen|nooit|not|no|never|without|zonder|if|als|indien|mocht|wil|wens|hoopt|doel|advies|adviseert|should|would|could|may|might|aim|hope\w*)\b/;

const withoutDirection = (clause: Clause, noted: Noted, { up, down }: Axis): Clause => ({
  ...clause,
  words: clause.words.filter(({ at }) => {
    const text = noted.tokens[at]?.text ?? '';
    return !up.test(text) && !down.test(text);
  }),
});

const sideOf = (text: string, { up, down }: Axis): 1 | -1 | 0 => {
  const plain = text.replace(none, ' ');
  const [isUp, isDown] = [up.test(plain), down.test(plain)];
  return isUp === isDown ? 0 : isUp ? 1 : -1;
};

/** What it was is not what it is. */
const ofThen = /\b(?:was|waren|had|vorige?|vroeger|toen|eerst|were|last|used to|before|previous\w*)\b/;

/** Those parts of a turn that name what the clause is about; all of it where none does. */
function tellingWords(about: Clause, telling: Telling, said: Said): string {
  const named = telling.units.filter(
    (at) => sharedWith(about, (name) => said.units[at]?.terms.has(name) === true).count > 0,
  );
  return wordsOf({ units: named.length > 0 ? named : telling.units }, said);
}

export function checkDirection(noted: Noted, said: Said): Found[] {
  return clausesIn(noted, said).flatMap((clause): Found[] => {
    const text = textOfClause(noted, clause);
    // What is done with a medicine is read apart.
    const isOfMedicine = clause.words.some(({ names }) => names.some(([name]) => name.startsWith('m:')));
    if (denying.test(text) || isOfMedicine) return [];
    for (const axis of axes[noted.language]) {
      const noteSide = sideOf(text, axis);
      if (noteSide === 0) continue;
      const about = withoutDirection(clause, noted, axis);
      const tellings = bestTellings(about, said, noted.language).filter(
        ({ share, count }) => share >= LEAST_SHARE && count >= FEWEST_WORDS,
      );
      const sides = tellings.map(({ telling }) => {
        const words = tellingWords(about, telling, said);
        return ofThen.test(words) || denying.test(words.replace(none, ' ')) || telling.relations.size > 0
          ? 0
          : sideOf(words, axis);
      });
      if (sides.includes(noteSide) || sides[0] !== -noteSide) continue;
      return [{ kind: 'number', ...placeOfClause(noted, clause), units: tellings[0]?.telling.units ?? [] }];
    }
    return [];
  });
}
