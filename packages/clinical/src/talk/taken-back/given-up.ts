/**
 * What a clinician thought of and gave up: `We zouden kunnen overstappen op dexamfetamine.` – `Dat gaat niet.` – `Nee, dat laten we.`
 * What was thought of is no plan, nor is what was said for or against it.
 */
import type { Language } from '../../note.ts';
import { medicineMentions } from '../../reading/medicine-mentions.ts';
import { tokensOf } from '../../reading/tokens.ts';
import type { Sentence, TakenBack } from '../sentence.ts';

/** Put as a thought that was had: it holds only where the other takes it up. */
const thought: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:(?:ik )?(?:dacht|zat|had|heb|was)(?: \p{L}+){0,3} (?:te denken|gedacht|overwogen|nagedacht)(?: aan| over)?|dacht ik(?: \p{L}+){0,2} aan|ik dacht(?: \p{L}+){0,2} aan|(?:was )?mijn eerste (?:gedachte|idee)|ik wilde (?:\p{L}+ )?(?:voorstellen|proberen))(?!\p{L})/iu,
  en: /\b(?:i was (?:thinking|going to|wondering|planning)|i(?:'d| had)? (?:thought|considered)(?: about| of)?|i had in mind|my first (?:thought|idea)|i wanted to (?:try|suggest|do|ask)|i was hoping)\b/i,
};
/** Put as what may be. */
const maybe: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:(?:wat )?(?:we|wij|ik) (?:zouden|zou) (?:\p{L}+ ){0,2}kunnen|wat (?:we|ik) (?:ook )?(?:kunnen|kan)|(?:we|wij) kunnen|zouden (?:we|wij) (?:\p{L}+ ){0,3}kunnen|eventueel|een (?:andere )?(?:optie|mogelijkheid)|een idee is)(?!\p{L})/iu,
  en: /\b(?:(?:what )?we could|one (?:option|idea|thing) (?:is|would be)|another option|an option|we might|i could)\b/i,
};
const lead: Readonly<Record<Language, string>> = {
  nl: '^(?:(?:nee|nou|ja|goed|oke|oké|ok|prima|dus|dan|eerlijk|begrijpelijk)[, ]+)*',
  en: '^(?:(?:no|well|yes|okay|ok|right|fine|fair enough|so|then|all right)[, ]+)*',
};
/** Who thought of it lets it go. */
const letsGo: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `${lead.nl}(?:(?:dat|die|het) laten we(?: (?:dan|maar|zitten|vallen|nu|even))*(?=[.,!]|$)|laten we (?:dat|het) (?:dan |maar |nu |ook )*niet(?: doen)?(?=[.,!]|$)|(?:doen|gaan) we (?:dat|het) (?:dan |maar |nu )*niet(?: doen)?(?=[.,!]|$)|(?:dat|het) doen we (?:dan |maar |nu )*niet(?=[.,!]|$)|niet(?: dan)?(?=[.,!]|$)|iets anders(?=[.,!]|$))`,
    'iu',
  ),
  en: new RegExp(
    `${lead.en}(?:let's not|(?:we won't|we'll not|let's not) (?:do )?(?:that|it)|not that(?: then)?(?=[.,!]|$)|let's (?:leave|drop|forget|skip) (?:that|it)|we'll (?:leave|drop|skip) (?:that|it)|something else)`,
    'iu',
  ),
};
/** Something else first, or in its place: said to be so by who proposed it. */
const instead: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:(?:wil|ga|zal|moet) (?:ik|je|u|we) (?:\p{L}+ ){0,3}(?:eerst|liever eerst)|ik (?:wil|ga|zal|moet) (?:\p{L}+ ){0,3}eerst|in plaats daarvan)(?!\p{L})/iu,
  en: /\bi(?:'d| would) rather \w+ .{0,40}\bfirst\b|\binstead[.!]?$/i,
};
/** What was proposed was asked about, and not taken. */
const noMedicine: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:(?:vandaag|nu|vanavond|voorlopig|voor nu|dus|dan|nog) (?:\p{L}+ ){0,3}geen (?:medicijn|medicijnen|medicatie|middel|pillen|tabletten|recept)|(?:schrijf|begin|start|geef) (?:ik )?(?:\p{L}+ ){0,3}(?:geen (?:medicijn|medicijnen|medicatie|middel)|niets|niks)(?: voor)?)(?!\p{L})/iu,
  en: /\b(?:no (?:medicine|medication|tablets|drugs|prescription) (?:today|for now|yet|then)|(?:so|then|today),? no (?:medicine|medication|tablets|prescription)|i won't (?:start|prescribe|give) (?:you )?(?:any|a )\w*)\b/i,
};
const objects: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:nou|eh|oh?|tja|hm|poeh|ja|maar)[,. ]+)*(?:nee(?:,? dat| alsjeblieft| liever)|liever niet|alsjeblieft niet|dat (?:gaat|lukt|wil|kan|red|durf|doe|zie) (?:\p{L}+ ){0,3}niet|geen denken aan|daar (?:heb|voel|begin|ga|wil) ik (?:\p{L}+ ){0,4}(?:niet|niks|niets|geen)|(?:kan|moet) dat niet anders)(?!\p{L})/iu,
  en: /^(?:(?:well|um|er|oh|ooh|but)[,. ]+)*(?:no(?:,? (?:way|chance|thanks|thank you|please)|[.!]? no)\b|can we not|do i have to|i'd (?:hate|rather not)|i (?:can't|couldn't|don't want to) (?:do )?(?:that|it)\b|not (?:that|a chance)|please,? no)/i,
};
const insists: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:toch|wel degelijk|(?:wil|vind|zou) ik (?:\p{L}+ ){0,3}(?:wel|belangrijk|nodig))(?!\p{L})/iu,
  en: /\b(?:i do (?:want|think)|i'd still|still want|i really|it is important|even so)\b/i,
};

const REACH = 9;
const REACH_OF_MEDICINE = 24;
const NEAR = 6;

const isPut = ({ speaker, text, act }: Sentence, language: Language, how: typeof thought): boolean =>
  speaker.role === 'clinician' && act !== 'asks' && text !== '' && how[language].test(text);

const namesMedicine = (text: string): boolean => medicineMentions(tokensOf(text)).length > 0;

/** Goes on about what was just put: `Maar dan moet je drie keer …`, `Niet beter, anders.`, and few words without a verb. */
const goesOn = /^(?:(?:en|maar|and|but) )?(?:dan|dat|die|het|then|that|it|niet beter|not better)(?!\p{L})/iu;

/** Somebody does something: it may be another matter. */
const ofDoing = /(?<!\p{L})(?:ik|we|wij|u|je|jij|i|i'll|we|we'll|you|let's|please)(?!\p{L})/iu;

function drop(sentence: Sentence, taken: TakenBack[]): void {
  if (sentence.text === '') return;
  taken.push({ seq: sentence.seq, words: sentence.text.replace(/[.!?]+$/, '') });
  sentence.text = '';
}

/** What who put it said of it, up to where it was let go. */
function dropFrom(
  sentences: readonly Sentence[],
  from: number,
  to: number,
  seq: number,
  taken: TakenBack[],
): void {
  for (const each of sentences.slice(from, to)) {
    if (each.speaker.role !== 'clinician' || each.act === 'asks') continue;
    if (goesOn.test(each.text) || (each.seq === seq && !ofDoing.test(each.text))) drop(each, taken);
  }
}

/** Where the other does not want it, and who thought of it does not press; -1 where neither is so. */
function objectedAt(sentences: readonly Sentence[], at: number, language: Language): number {
  for (let ahead = at + 1; ahead <= at + NEAR; ahead++) {
    const now = sentences[ahead];
    if (!now) return -1;
    if (now.speaker.role === 'clinician') {
      // Between them a question: `Is dat dan beter?` – `Niet beter, anders.`
      if (now.seq !== sentences[at]?.seq && !goesOn.test(now.text)) return -1;
      continue;
    }
    if (!objects[language].test(now.said)) continue;
    const next = sentences
      .slice(ahead + 1, ahead + 1 + NEAR)
      .filter(({ speaker }) => speaker.role === 'clinician');
    return next.some(({ said }) => insists[language].test(said)) ? -1 : ahead;
  }
  return -1;
}

/** Where it is let go; -1 where it is not, or where it is not clear that it was this. */
function letGoAt(sentences: readonly Sentence[], at: number, language: Language): number {
  const seq = sentences[at]?.seq;
  const isThought = thought[language].test(sentences[at]?.text ?? '');
  const isOfMedicine = namesMedicine(sentences[at]?.text ?? '');
  for (let ahead = at + 1; ahead < Math.min(sentences.length, at + REACH_OF_MEDICINE); ahead++) {
    const now = sentences[ahead];
    if (now?.speaker.role !== 'clinician' || now.seq === seq) continue;
    if (isOfMedicine && noMedicine[language].test(now.said)) return ahead;
    if (ahead > at + REACH) continue;
    if (letsGo[language].test(now.said)) return ahead;
    if (isThought && instead[language].test(now.said)) return ahead;
  }
  return -1;
}

/** What no note may miss: that it was thought of, and not wanted. */
const weighty: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:opname|opnemen|opgenomen|crisisdienst|kliniek|injectie|spuit|prik|operatie|verwijzing|verwijzen|therapie|behandeling)(?!\p{L})/iu,
  en: /\b(?:admission|admit\w*|hospital|injection|surgery|operation|referral|refer|therapy|treatment)\b/i,
};

/** `Dan word ik gek.` */
const outcome = /^(?:dan|want|then|because)(?!\p{L})/iu;

/** Said with the words that refuse it: `“Ik heb aan een opname gedacht.” – “Nee, dat wil ik niet.”` */
function refuse(sentences: readonly Sentence[], at: number, objected: number): void {
  const [now, objection] = [sentences[at], sentences[objected]];
  if (!now || !objection) return;
  let end = objected + 1;
  while (sentences[end]?.seq === objection.seq && outcome.test(sentences[end]?.text ?? '')) end++;
  const words = sentences
    .slice(at + 1, end)
    .filter(({ seq, speaker }) => seq === objection.seq && speaker.role === objection.speaker.role);
  now.refused = { words: words.map(({ said }) => said).join(' '), seq: objection.seq };
  for (const each of words) each.text = '';
}

export function givenUp(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  if (!now) return;
  const isThought = isPut(now, language, thought);
  if (!isThought && !isPut(now, language, maybe)) return;
  const objected = objectedAt(sentences, at, language);
  const letGo = letGoAt(sentences, at, language);
  if (letGo < 0 && !(isThought && objected >= 0)) return;
  const isWeighty = namesMedicine(now.text) || weighty[language].test(now.text);
  if (objected >= 0 && isWeighty) {
    dropFrom(sentences, at + 1, Math.max(letGo, objected), now.seq, taken);
    refuse(sentences, at, objected);
    return;
  }
  drop(now, taken);
  dropFrom(sentences, at + 1, Math.max(letGo, objected), now.seq, taken);
}
