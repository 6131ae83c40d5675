/** The words of a sentence that say what it is about, as stems: `aanvallen` and `aanval` are one. */
import { isWord, type Token } from './tokens.ts';

const SHORTEST_WORD = 4;
const STEM = 5;

/** Words that stand in any sentence. */
const common = new Set(
  `heeft hebt hebben heb had hadden wordt worden werd naar voor door over deze niet geen zijn haar zich meer maar ook nog wel
  dan per patient patiente client gebruikt gebruiken slikt slikken slik neemt nemen krijgt krijgen merkt merk voelt voel denkt denk bent waren
  komt kunt kunnen wilt willen zou zouden gaat gaan eens weleens vaak soms goed slecht echt heel erg beetje iets niets
  anders verder laatste afgelopen tijd week dagen maand keer sprake last klachten van aan ooit eerder vandaag gisteren
  with have from that this been were they there about their patient which after again then than does what when your
  yourself you any some ever still also having feel feeling feels taking take takes taken been getting going gets time
  times week weeks days month really very much more other anything something since last today noticed notice
  reports report reported complains describes present aanwezig meldt vertelt klaagt both just would could`
    .split(/\s+/)
    .map((word) => word.slice(0, STEM)),
);

const stemOf = (word: string): string => word.slice(0, STEM);

/** The stem of a word that says something; undefined for all others. */
function tellingStem(token: Token): string | undefined {
  if (token.text.length < SHORTEST_WORD || !isWord(token) || /['’]/.test(token.raw)) return undefined;
  const stem = stemOf(token.text);
  return common.has(stem) ? undefined : stem;
}

const known = new WeakMap<readonly Token[], ReadonlySet<string>>();

export function stemsOf(tokens: readonly Token[]): ReadonlySet<string> {
  const found = known.get(tokens) ?? new Set(tokens.map(tellingStem).filter((stem) => stem !== undefined));
  known.set(tokens, found);
  return found;
}
