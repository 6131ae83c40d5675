/** Whose medicine it is that lies on the table: `Deze ronde, dat is een Trelegy.` – `Nee, die is van Corrie. Mijn vrouw.` */
import type { Language } from '../note.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Sentence } from './sentence.ts';

const REACH = 4;
const REACH_OF_PILLS = 14;
const who = "(?:(?:mijn|m'n|my) (?<relation>\\p{L}+)|(?<name>\\p{Lu}\\p{Ll}+))";

/** `Die is van Corrie`, `That one is my wife's`. */
const isOfThem: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `^(?:(?:[Nn]ee|[Nn]ou|[Oo]|[Jj]a|[Ee]h)[,.]? )*(?:[Dd]ie|[Dd]at|[Dd]eze|[Dd]it|[Zz]e|[Hh]et) (?:is|zijn|was|waren) (?:(?:eigenlijk|nog|gewoon) )?van ${who}(?=[,.]|$)`,
    'u',
  ),
  en: new RegExp(
    `^(?:(?:[Nn]o|[Oo]h|[Ww]ell)[,.]? )*(?:[Tt]hat|[Tt]hose|[Tt]hat one|[Tt]hey|[Ii]t)(?:'s| is| are|'re) ${who}'s?(?=[,.]|$)`,
    'u',
  ),
};
/** `Toen heb ik de pilletjes van Jantje geteld.` */
const pillsOf: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `(?<!\\p{L})(?:pil|pillen|pilletjes|slaappil\\p{L}*|tabletten|tabletjes|medicijnen|medicatie|pufjes|strip|strips|doosje|potje) van ${who}(?!\\p{L})`,
    'u',
  ),
  en: new RegExp(`${who}'s (?:pills|tablets|medication|medicines|inhaler|sleeping pills)\\b`, 'u'),
};
/** They take it themselves. */
const ownUse =
  /(?<!\p{L})(?:slik|neem|gebruik|heb|kreeg|krijg|mijn|m'n|take|use|have|got|my|on|u|je|uw|jouw|you|your)(?!\p{L})/iu;
const noNames = /^(?:De|Het|Een|Dokter|Die|Dat|The)$/u;
const ofRelation =
  /^(?:de )?(?:mijn|m'n|my) (?<relation>vrouw|man|moeder|vader|zus|broer|dochter|zoon|vriend|vriendin|partner|wife|husband|mother|mum|father|dad|sister|brother|daughter|son|girlfriend|boyfriend)[.!]?$/iu;

/** Nothing but that it is there: `Deze ronde, dat is een Trelegy.` */
const shows =
  /(?<!\p{L})(?:dit|dat|deze|die|this|that)(?: \p{L}+)?,?(?:'s| (?:dat )?is| zijn| are)(?!\p{L})/iu;

const medicinesIn = (text: string): string[] =>
  medicineMentions(tokensOf(text)).map(({ token }) => text.slice(token.start, token.end));

/** Says of the medicine that was named last whose it is. */
function ofAnother(sentences: readonly Sentence[], at: number, language: Language): void {
  const now = sentences[at];
  const found = now && isOfThem[language].exec(now.text);
  if (!now || !found || now.speaker.role === 'clinician') return;
  const { relation, name } = found.groups ?? {};
  if (name !== undefined && noNames.test(name)) return;
  const next = sentences[at + 1];
  const isNext = next?.seq === now.seq;
  const { relation: said } = (isNext && ofRelation.exec(next.text)?.groups) || {};
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    const earlier = sentences[back];
    const [medicine, ...others] = medicinesIn(earlier?.text ?? '');
    if (!earlier || medicine === undefined) continue;
    if (others.length > 0 || ownUse.test(earlier.text)) return;
    const owner = said ?? relation ?? name ?? '';
    const whole = said && name ? `${said} ${name}` : owner;
    if (shows.test(earlier.text)) earlier.text = '';
    else earlier.about = { relation: owner };
    const [is, of] = language === 'nl' ? ['is van', whole] : ['belongs to', whole];
    now.text = `${medicine} ${is} ${relation || said ? (language === 'nl' ? 'mijn ' : 'my ') : ''}${of}.`;
    if (said && next) next.text = '';
    return;
  }
}

/** What was counted, and what is named on the box a little later. */
function onTheirBox(sentences: readonly Sentence[], at: number, language: Language): void {
  const now = sentences[at];
  const { relation, name } = (now && pillsOf[language].exec(now.text)?.groups) ?? {};
  const owner = relation ?? name;
  if (!now || owner === undefined || now.speaker.role === 'clinician' || noNames.test(owner)) return;
  for (const each of sentences.slice(at + 1, at + 1 + REACH_OF_PILLS)) {
    if (medicinesIn(each.text).length === 0) continue;
    if (each.speaker.role === now.speaker.role && !ownUse.test(each.text)) each.about ??= { relation: owner };
    return;
  }
}

export function findOwned(sentences: readonly Sentence[], language: Language): void {
  for (let at = 0; at < sentences.length; at++) {
    ofAnother(sentences, at, language);
    onTheirBox(sentences, at, language);
  }
}
