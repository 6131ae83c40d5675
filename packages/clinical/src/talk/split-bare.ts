/** Where clauses begin in text without punctuation or capitals: at who does what, at questions, at yes and no. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

type Grammar = {
  /** Short answers and encouragement, which stand alone. */
  interjections: ReadonlySet<string>;
  conjunctions: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  asking: ReadonlySet<string>;
  /** Whom a question with its verb in front is about. */
  asked: ReadonlySet<string>;
  /** A clause goes on after these. */
  binding: ReadonlySet<string>;
};

const grammars: Readonly<Record<Language, Grammar>> = {
  nl: {
    interjections: words(
      'ja nee oke ok okay goed prima mooi fijn nou tja hm eh ehm uh precies klopt inderdaad jawel haha top helder',
    ),
    conjunctions: words('en maar want dus'),
    subjects: words("ik u je jij hij zij ze we wij het dat er die dit m'n mijn"),
    verbs:
      words(`is was zijn waren heeft hebt heb had hadden bent ben wordt word werd kan kun kunt kon mag moet moest wil wilt wilde wou zou zal gaat ga ging doet doe deed
      komt kom kwam slaapt slaap sliep voelt voel voelde gebruikt gebruik neemt neem nam drinkt drink rookt rook eet at merk merkt werk werkt hoor hoort zie ziet zag woon
      woont denk denkt dacht vind vindt vond weet wist krijg krijgt kreeg ken durf durft houd hou houdt slik slikt lukt lukte zit zat sta staat stond lig ligt lag loop loopt liep
      begon begint begin stop stopt gaan hebben kunnen moeten willen zullen doen komen blijf blijft bleef maak maakt schrijf verwijs geef geeft gaf bel belt belde vraag
      vraagt stel snap begrijp pieker piekert klinkt lijkt helpt hielp past valt viel`),
    asking: words('hoe wat waar waarom wanneer welke welk wie hoeveel hoelang'),
    asked: words('u je jij jullie hij ze'),
    binding:
      words(`dat omdat als toen of wat hoe waar wie die terwijl voordat nadat totdat zodat doordat hoewel tenzij mits sinds en maar want dus dan daar daarom
      daardoor hier nu soms vaak meestal vanaf met van voor in op aan bij naar om te door over de het een mijn uw ik u welke hoeveel waarom wanneer
      eigenlijk ook nog zo`),
  },
  en: {
    interjections: words(
      'yes yeah yep no nope okay ok alright right well um uh hmm mm good great fine sure exactly correct perfect',
    ),
    conjunctions: words('and but so because'),
    subjects: words(
      "i you he she we they it that there this i'm i've i'd i'll you're you've he's she's it's that's we're we've we'll they're there's my",
    ),
    verbs:
      words(`is are was were has have had do does did can could would will should may might am isn't aren't wasn't don't doesn't didn't can't couldn't
      wouldn't won't haven't hasn't feel felt think thought know take took get got go went want need see saw said say noticed notice started stopped tried try sleep drink
      smoke eat work live came come keep kept hurt hurts feels gets goes looks sounds seems just also really never usually`),
    asking: words("how what where why when which who how's what's"),
    asked: words('you he she it they there your any the that'),
    binding:
      words(`that if when because as what how which who than and but so or where while since think guess know say says said feel sure like hope believe mean
      until before after though although whether with of to for in on at by from about the a an my your i you he she we they it then just not is was are were do did does have has
      had can could would will should am see bet wish thought felt told why`),
  },
};

/** After `en`, `maar`, `and`, these begin a clause whatever verb follows. */
const starters = words('ik hij we wij u i he she we they');

type Word = { text: string; start: number; end: number };

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: raw, index }) => ({
    text: plain(raw),
    start: index,
    end: index + raw.length,
  }));

const isContracted = (word: string) => /'(?:m|ve|re|s|ll|d)$/.test(word);

/** Whether a new sentence begins at this word. `from` is where the present one began. */
function beginsAt(said: readonly Word[], at: number, from: number, grammar: Grammar): boolean {
  const word = said[at]?.text ?? '';
  const next = said[at + 1]?.text ?? '';
  const before = said[at - 1]?.text ?? '';
  const { interjections, conjunctions, subjects, verbs, asking, asked, binding } = grammar;
  const isAfterInterjections = said.slice(from, at).every(({ text }) => interjections.has(text));
  const isClause = (place: number) =>
    subjects.has(said[place]?.text ?? '') &&
    (isContracted(said[place]?.text ?? '') || verbs.has(said[place + 1]?.text ?? ''));
  const isAsked =
    asking.has(word) &&
    (verbs.has(next) || /^(?:vaak|lang|veel|laat|oud|long|often|many|much|old)$/.test(next));
  const isInverted = verbs.has(word) && asked.has(next);
  if (isAfterInterjections) return at > from && (isClause(at) || isAsked || isInverted);
  if (interjections.has(word))
    return !binding.has(before) && !/^(?:heel|erg|very|pretty|niet|not|is|gaat|so)$/.test(before);
  if (at - from < 3) return false;
  if (conjunctions.has(word))
    return (
      starters.has(next) || isClause(at + 1) || (asking.has(next) && verbs.has(said[at + 2]?.text ?? ''))
    );
  if (binding.has(before) || verbs.has(before)) return false;
  return (
    isClause(at) ||
    isAsked ||
    (isInverted && /^(?:do|does|did|are|have|has|is|heeft|hebt|bent|heb|ben)$/.test(word))
  );
}

export function clausePlaces(text: string, language: Language): { start: number; end: number }[] {
  const said = wordsIn(text);
  const places: { start: number; end: number }[] = [];
  let from = 0;
  for (let at = 1; at <= said.length; at++) {
    if (at < said.length && !beginsAt(said, at, from, grammars[language])) continue;
    places.push({ start: said[from]?.start ?? 0, end: said[at - 1]?.end ?? 0 });
    from = at;
  }
  return places.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}
