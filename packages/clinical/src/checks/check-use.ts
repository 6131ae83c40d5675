/** Marks a medicine that the note says is used or begun, where the talk only says that it is not. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import { clauseAt, hasRelation, type Reading, standOf } from './finding-place.ts';
import type { Found } from './found.ts';
import type { Matter } from './matters.ts';
import type { Said, SaidUnit, SaidWord } from './said-shape.ts';
import { isCondition } from './standing.ts';

/** The note says that it is begun or used. */
const claims: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:start\w*|gestart|begin\w*|begonnen|erbij|toevoegen|toegevoegd|vervangen door|over op|overstap\w*|omzetten|gebruikt|gebruikte|neemt|slikt|geslikt|ingenomen|nam|krijgt|daags|dagelijks|per dag|voor de nacht|'s (?:avonds|ochtends|nachts))\b|\b\d+(?:[.,]\d+)? ?(?:mg|mcg|microgram|gram|ml|druppels?)\b|^(?:daarom|dus) \p{L}+$/u,
  en: /\b(?:start\w*|begin\w*|began|commenc\w*|add\w*|initiat\w*|switch\w* to|replaced by|takes?|taking|uses?|using|on|nightly|daily|at night|in the morning|each|every)\b|\b\d+(?:\.\d+)? ?(?:mg|mcg|g|ml)\b/u,
};
/** … or that it is not, or no longer: then there is nothing to compare. */
const disclaims: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:niet|geen|nooit|zonder|stop\w*|gestopt|staken|gestaakt|afbouw\w*|afgebouwd|eerder|vroeger|destijds|overweeg\w*|overwegen|eventueel|zo nodig|indien|als|mocht|achter de hand|tot|was|had|gehad|allerg\w*|overgevoelig\w*|gaf|hielp|besproken|uitleg|recept|samen met|naast|niet meer|blijft|ongewijzigd|gecontinueerd|continueren|voortzetten|hervat\w*|weer|opnieuw)\b/,
  en: /\b(?:not|no|never|without|stop\w*|taper\w*|previous\w*|past|consider\w*|if|should|as needed|until|was|had|allerg\w*|discussed|gave|helped|prescription|alongside|continue\w*|unchanged|remain\w*|stays?|restart\w*|resum\w*|again|avoid\w*|declin\w*|used)\b/,
};
/** The talk says in so many words that it is not used, not begun, or no longer. */
const refused: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:nog niet|niet (?:aan )?(?:beginnen|begonnen|starten|gestart|nemen|genomen|innemen|ingenomen|halen|gehaald|opgehaald|gebruiken|gebruikt|slikken|geslikt|geven|voor gekozen)|(?:doe|wil|geef|begin|neem|slik|gebruik|start|willen|beginnen) (?:ik|we|ze|hij) (?:er |dat |het |die |hem |daar )*(?:nu |ook )*(?:nog )?niet|achter de hand|gestopt|stopte|gestaakt|weggegooid|zover zijn we (?:nog )?niet|liever niet|recept nog)\b/,
  en: /\b(?:stopped|came off|come off|haven't had|not (?:yet|again|any ?more|taking|start\w*)|none since|no longer|used to|rather not|don't (?:want|take)|didn't (?:take|want|start))\b/,
};
/** The talk says that it is used or begun. */
const used: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:slik\w*|neem|neemt|nemen|gebruik\w*|krijg\w*|start\w*|beginnen|begin|begonnen|zit op|blijf\w*|laat ik|laten we|houden we|ophogen|hoger|lager|verhog\w*|verlag\w*|afbouwen|erbij|voorschrijven|schrijf|geef|gaat|gaan we|doorgaan|staan|staat|elke|iedere|dagelijks|milligram|mg|tablet\w*|pil\w*|druppel\w*|zakje\w*|spuit|prik|depot|zalf|spray|keer)\b/,
  en: /\b(?:take|takes|taking|took|on|use|using|start|begin|prescribe|continue|stay|keep|increase|go up|put you|give|milligram\w*|mg|tablets?|pills?|drops?|patch\w*|every|daily|times|twice|once|works?|helps?)\b/,
};

const SENTENCES_AFTER = 2;
const SENTENCES_OF_ANSWER = 6;

/** Its sentence and what follows it: after a question the answer, otherwise the rest of what is said of it. */
function around(at: number, unit: SaidUnit, { words, units }: Said): SaidWord[] {
  const centre = words[at];
  if (!centre) return [];
  const isAnswered = unit.isAsked || unit.role !== 'clinician';
  const last = centre.sentence + (isAnswered ? SENTENCES_OF_ANSWER : SENTENCES_AFTER);
  const lastPiece = unit.piece + (isAnswered ? 1 : 0);
  const isNear = ({ sentence, unit: of }: SaidWord) =>
    sentence >= centre.sentence && sentence <= last && (units[of]?.piece ?? 0) <= lastPiece;
  let from = at;
  while (from > 0 && words[from - 1]?.sentence === centre.sentence) from -= 1;
  let to = at + 1;
  while (to < words.length && isNear(words[to] as SaidWord)) to += 1;
  return words.slice(from, to);
}

type Use = 'used' | 'refused' | 'open';

const isNumber = ({ terms }: SaidWord) => terms.some(([name]) => name.startsWith('n:'));

export function useOf(at: number, said: Said, language: Language): Use {
  const word = said.words[at];
  const unit = word && said.units[word.unit];
  if (!word || !unit) return 'open';
  if (unit.isAsked && unit.answer === 'yes') return 'used';
  const near = around(at, unit, said);
  // `als ik niet kan slapen` is how the client uses it; what a clinician supposes is not yet so.
  const isMeant = !unit.isSupposed || unit.role !== 'clinician';
  // Who names its dose uses it, or is to use it.
  const isDosed = near.some(
    (each) => isNumber(each) && each.sentence - word.sentence <= (unit.isAsked ? 1 : 0),
  );
  if (isDosed && unit.whose === null && isMeant && (unit.isAsked || word.polarity !== -1)) return 'used';
  if (word.polarity === -1) return 'refused';
  const text = near.map((each) => each.text).join(' ');
  if (unit.whose !== null || refused[language].test(text)) return 'refused';
  const isUsed = used[language].test(text) || near.some(isNumber);
  return isUsed ? 'used' : unit.isSupposed ? 'refused' : 'open';
}

/** The client tells its dose where it is spoken of, though not in the same breath. */
const isDosed = (medicine: string, { slots, units, medicineAt }: Said): boolean =>
  (slots.get('amount') ?? []).some(({ slot, word, unit, time }) => {
    const of = units[unit];
    return (
      slot.type === 'amount' &&
      slot.amount.unit?.kind === 'mass' &&
      of?.role === 'client' &&
      of.whose === null &&
      !of.isAsked &&
      time !== 'thought' &&
      time !== 'before' &&
      medicineAt(word) === medicine
    );
  });

export function checkUse(matter: Matter, { noted, said }: Reading): Found[] {
  const { language, heading } = noted;
  const tokens = clauseAt(noted, matter.at);
  const clause = plain(tokens.map(({ raw }) => raw).join(' '));
  if (standOf(noted, matter).polarity !== 1 || hasRelation(noted, matter.at, said)) return [];
  if (!claims[language].test(clause) || disclaims[language].test(clause)) return [];
  if (isCondition(tokens, language) || /allergi/i.test(heading)) return [];
  const places = said.byTerm.get(matter.terms[0] ?? '') ?? [];
  const uses = places.map((at) => useOf(at, said, language));
  if (isDosed(matter.terms[0]?.slice(2) ?? '', said)) return [];
  if (uses.length === 0 || uses.includes('used') || !uses.includes('refused')) return [];
  const units = places.slice(0, 3).flatMap((at) => said.words[at]?.unit ?? []);
  const [first, last] = [tokens[0], tokens.at(-1)];
  return [{ kind: 'negation', start: first?.start ?? 0, end: last?.end ?? 0, units }];
}
