/** Marks what the note says is done with a medicine, where the talk has the opposite of it: stopped and kept, raised and lowered. */
import type { Language } from '../../note.ts';
import { useOf } from '../check-use.ts';
import { hasRelation } from '../finding-place.ts';
import type { Found } from '../found.ts';
import type { Noted } from '../note-reading.ts';
import type { Said } from '../said-shape.ts';
import type { MedicineSlot } from '../slots.ts';
import { type Clause, clausesIn, placeOfClause, textOfClause } from './clauses.ts';

type Change = 'start' | 'stop' | 'keep' | 'up' | 'down';

const cues: Readonly<Record<Language, Readonly<Record<Change, RegExp>>>> = {
  nl: {
    stop: /^(?:stop\w*|gestopt|stak\w*|gestaakt|eraf|uitgeslopen)$/,
    start: /^(?:start\w*|gestart|begin|begint|beginnen|begonnen|begon|toegevoegd|toevoegen|erbij|herstart)$/,
    keep: /^(?:blijf\w*|blijven|ongewijzigd\w*|gecontinueerd|continue\w*|continueren|voortgezet|voortzetten|doorgaan|gehandhaafd|handhaven|hetzelfde)$/,
    up: /^(?:verhoog\w*|verhogen|verhoging|ophog\w*|opgehoogd|omhoog|hoger)$/,
    down: /^(?:verlaag\w*|verlagen|verlaging|afbouw\w*|afgebouwd|omlaag|lager|geminderd|minderen|gehalveerd|halveren)$/,
  },
  en: {
    stop: /^(?:stop|stops|stopped|stopping|discontinu\w*|ceased|withdrawn)$/,
    start: /^(?:start|starts|started|starting|begin|begins|began|commenc\w*|initiat\w*|added|restart\w*)$/,
    keep: /^(?:keep|keeps|kept|continue|continues|continued|continuing|stay|stays|remain|remains|unchanged|maintain\w*|same)$/,
    up: /^(?:increas\w*|raise|raised|raising|up|higher|uptitrat\w*)$/,
    down: /^(?:decreas\w*|reduc\w*|lower\w*|taper\w*|down|halve\w*|wean\w*)$/,
  },
};

const opposites: Readonly<Record<Change, readonly Change[]>> = {
  stop: ['keep', 'start', 'up'],
  start: ['stop'],
  keep: ['stop', 'up', 'down'],
  up: ['down', 'stop'],
  down: ['up', 'keep'],
};

const apart = /^(?:en|and|maar|but|[,;.?!])$/;

/** The change that is worded closest to a place, up to the next medicine or clause. */
function changeAt(
  words: readonly { text: string }[],
  place: { at: number; from: number; to: number },
  isOther: (at: number) => boolean,
  language: Language,
): Change | undefined {
  const { at, from, to } = place;
  const found = (index: number): Change | undefined => {
    const text = words[index]?.text ?? '';
    return (Object.keys(cues[language]) as Change[]).find((change) => cues[language][change].test(text));
  };
  let [isBack, isOn] = [true, true];
  for (let step = 1; step <= REACH; step++) {
    const [back, on] = [at - step, at + step];
    isBack &&= back >= from && !isOther(back) && !apart.test(words[back]?.text ?? '');
    isOn &&= on < to && !isOther(on) && !apart.test(words[on]?.text ?? '');
    const change = (isOn ? found(on) : undefined) ?? (isBack ? found(back) : undefined);
    if (change) return change;
  }
  return undefined;
}
const REACH = 8;

const denying = /\b(?:niet|geen|nooit|not|no|never|don't|won't)\b/;
const open =
  /\b(?:als|indien|mocht|misschien|eventueel|overw\w*|zou|kan|kunnen|mogelijk|kijk\w*|bekijken|zo nodig|tenzij|vroeger|eerder|destijds|toen|geleden|was|had|if|maybe|might|could|would|consider\w*|may|whether|see if|possibl\w*|previous\w*|past|ago|was|had|before)\b|\b(?:19|20)\d\d\b/;

type Told = { change: Change; unit: number };

function changesSaid(medicine: string, said: Said, language: Language): Told[] {
  const slots = (said.slots.get('medicine') ?? []).filter(({ slot }) => slot.type === 'medicine');
  const places = new Set(slots.map(({ word }) => word));
  return slots.flatMap(({ slot, word, unit, isTakenBack }): Told[] => {
    const of = said.units[unit];
    if (slot.type !== 'medicine' || slot.value !== medicine || isTakenBack || !of) return [];
    if (of.whose !== null || (of.isAsked && of.answer !== 'yes') || of.isSupposed) return [];
    const text = said.words
      .slice(of.from, of.to)
      .map((each) => each.text)
      .join(' ');
    if (denying.test(text) || open.test(text)) return [];
    const change = changeAt(
      said.words,
      { at: word, from: of.from, to: of.to },
      (at) => places.has(at) && at !== word,
      language,
    );
    return change ? [{ change, unit }] : [];
  });
}

/** Each time that it is named it is used: nobody speaks of stopping. */
function usedAll(medicine: string, said: Said, language: Language): Told | undefined {
  const places = said.byTerm.get(`m:${medicine}`) ?? [];
  const uses = places.map((at) => useOf(at, said, language));
  const isStopped = places.some((at) => {
    const unit = said.words[at]?.unit ?? 0;
    return said.words
      .slice(said.units[unit - 1]?.from ?? 0, said.units[unit + 2]?.to)
      .some(
        ({ text }) => cues[language].stop.test(text) || cues[language].down.test(text) || denying.test(text),
      );
  });
  const used = places[uses.indexOf('used')];
  if (used === undefined || isStopped || uses.includes('refused')) return undefined;
  return { change: 'keep', unit: said.words[used]?.unit ?? 0 };
}

function clauseOf({ at }: MedicineSlot, clauses: readonly Clause[]): Clause | undefined {
  return clauses.find(({ from, to }) => at >= from && at < to);
}

export function checkMedicineChange(noted: Noted, said: Said): Found[] {
  const slots = noted.slots.filter((slot): slot is MedicineSlot => slot.type === 'medicine');
  if (slots.length === 0) return [];
  const clauses = clausesIn(noted, said);
  return slots.flatMap((slot): Found[] => {
    const clause = clauseOf(slot, clauses);
    if (!clause || hasRelation(noted, slot.at, said)) return [];
    const text = textOfClause(noted, clause);
    if (denying.test(text) || open.test(text)) return [];
    // `A en B worden gestopt`: then the other is no bound.
    const isList = (at: number) =>
      [-2, 2].some(
        (step) =>
          slots.some((each) => each.at === at + step) &&
          /^(?:en|and|,)$/.test(noted.tokens[at + step / 2]?.text ?? ''),
      );
    const change =
      changeAt(
        noted.tokens,
        { at: slot.at, from: clause.from, to: clause.to },
        (at) => slots.some((each) => each.at === at),
        noted.language,
      ) ?? (isList(slot.at) ? onlyChange(noted, clause) : undefined);
    if (!change) return [];
    const told = changesSaid(slot.value, said, noted.language);
    const wrong =
      told.find((each) => opposites[change].includes(each.change)) ??
      (change === 'stop' ? usedAll(slot.value, said, noted.language) : undefined);
    if (!wrong || told.some((each) => each.change === change)) return [];
    return [{ kind: 'plan', ...placeOfClause(noted, clause), units: [wrong.unit] }];
  });
}

/** The one change that a clause has. */
function onlyChange({ tokens, language }: Noted, { from, to }: Clause): Change | undefined {
  const found = tokens
    .slice(from, to)
    .flatMap(({ text }) =>
      (Object.keys(cues[language]) as Change[]).filter((change) => cues[language][change].test(text)),
    );
  return found.length === 1 ? found[0] : undefined;
}
