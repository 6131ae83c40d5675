/** A text as comparing wants it: what it is about, each thing under one name in the talk and in a note. */
import type { Language } from '../note.ts';
import { findingsIn, widerThan } from '../reading/findings.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import type { Quantity } from '../reading/quantity.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { list } from '../reading/text.ts';
import { isWord, type Token } from '../reading/tokens.ts';
import { mattersOf } from './related.ts';
import { stemOf } from './stem.ts';

/** By name, how much it tells next to a word of the same rarity: 1 is an ordinary word. */
export type Terms = Map<string, number>;

/** Words of grammar, of encouragement and of every note: nothing is found by them. */
const empty: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(
    list(
      `de,het,een,en,of,maar,want,dus,dat,die,dit,deze,er,hier,daar,ik,je,jij,u,uw,jouw,hij,zij,ze,we,wij,men,mijn,m'n,zijn,z'n,haar,hun,ons,onze,hem,
      me,mij,zich,zichzelf,mezelf,jezelf,uzelf,is,was,waren,ben,bent,heb,hebt,heeft,hebben,had,hadden,gehad,geweest,wordt,worden,werd,word,zal,zou,zullen,kan,kunt,
      kunnen,kon,mag,moet,moeten,wil,wilt,willen,wilde,gaan,gaat,ga,ging,doen,doet,doe,deed,gedaan,van,voor,met,op,in,aan,bij,naar,uit,te,om,tot,over,door,
      als,dan,toen,nog,ook,wel,niet,geen,nooit,al,zo,heel,erg,echt,even,eens,eigenlijk,gewoon,misschien,vooral,verder,meer,veel,weinig,iets,niets,niks,
      alles,wat,wie,waar,hoe,waarom,wanneer,welke,ja,nee,oke,oké,goed,mooi,nou,eh,uh,hm,hè,he,hoor,toch,weer,zeg,zegt,zei,patient,patiente,client,cliente,mevrouw,
      meneer,dokter,denk,denkt,vind,vindt,weet,zeker,klopt,prima,fijn,jawel,omdat,terwijl,waardoor,daarna,daardoor,vanwege,t.o.v,o.a,wilde,per,s,'s,ze,noemt,geeft,aan,
      meldt,vertelt,sprake,eerst,later,tijdens,zonder,tegen,onder,tussen,sinds,vanaf`,
    ),
  ),
  en: new Set(
    list(
      `the,a,an,and,or,but,so,because,that,this,these,those,there,here,i,you,he,she,it,we,they,my,your,his,her,its,our,their,me,him,them,us,myself,yourself,
      is,am,are,was,were,be,been,being,have,has,had,having,do,does,did,done,will,would,shall,should,can,could,may,might,must,of,for,with,on,in,at,by,to,from,
      as,than,then,still,also,not,no,never,very,really,just,actually,maybe,quite,more,much,some,any,something,anything,nothing,everything,what,who,where,how,
      why,when,which,yes,yeah,no,okay,ok,right,well,um,uh,mm,oh,patient,client,mr,mrs,ms,doctor,dr,think,thinks,know,sure,fine,great,if,i'm,i've,it's,that's,don't,
      reports,reported,report,denies,states,says,said,about,per,into,out,over,since,before,after,during,without,while,like,mean,kind,sort,bit,going,get,got,let,one`,
    ),
  ),
};

const WORD = 1;
const NAME = 1.3;
const FINDING = 1.2;
const HINT = 0.5;
const MATTER = 0.45;
const MEDICINE = 1.8;
const DAY = 1.6;
const NUMBER = 0.9;
/** Letters that compounds share: `lithiumspiegel` and `spiegel`. */
const PART = 0.5;
const LONGEST_SIMPLE_WORD = 9;
const PART_LETTERS = 5;

type ReadText = { tokens: readonly Token[]; quantities: readonly Quantity[] };
/** What one word stands for. */
export type Term = readonly [name: string, worth: number];

const round = (value: number) => Math.round(value * 1000) / 1000;

function quantityTerms(quantity: Quantity): Term[] {
  if (quantity.what === 'clock') return [[`t:${quantity.minutes}`, DAY]];
  if (quantity.what === 'amount')
    return [quantity.value, ...quantity.others].map((value) => [`n:${round(value)}`, NUMBER]);
  const { day, month, weekday } = quantity;
  return [
    ...(day === undefined ? [] : [[`d:${day}`, DAY] as const]),
    ...(month === undefined ? [] : [[`mo:${month}`, WORD] as const]),
    ...(weekday === undefined ? [] : [[`w:${weekday}`, WORD] as const]),
  ];
}

function wordTerms({ text, raw, start }: Token, language: Language): Term[] {
  if (empty[language].has(text) || text.length < 2) return [];
  const stem = stemOf(text, language);
  const isName = /^\p{Lu}/u.test(raw) && start > 0;
  const terms: Term[] = [[stem, isName ? NAME : WORD]];
  if (stem.length >= PART_LETTERS - 1) {
    const worth = text.length > LONGEST_SIMPLE_WORD ? PART : PART / 2;
    terms.push([`p:${text.slice(0, PART_LETTERS)}`, worth], [`e:${stem.slice(-PART_LETTERS)}`, worth]);
  }
  return terms;
}

/** For each word of a text what it stands for; a finding is given to each of its words. */
export function termsByWord({ tokens, quantities }: ReadText, language: Language): Term[][] {
  const byWord: Term[][] = tokens.map(() => []);
  const counted = new Set<number>();
  for (const quantity of quantities) {
    byWord[quantity.index]?.push(...quantityTerms(quantity));
    for (let at = quantity.index; at < quantity.index + quantity.length; at++) counted.add(at);
  }
  for (const [at, token] of tokens.entries()) {
    if (!isWord(token)) continue;
    if (!counted.has(at)) byWord[at]?.push(...wordTerms(token, language));
    for (const matter of mattersOf(token.text, language)) byWord[at]?.push([`r:${matter}`, MATTER]);
  }
  for (const { medicine, index } of medicineMentions(tokens))
    byWord[index]?.push([`m:${medicine.nl}`, MEDICINE]);
  const { mentions, hints } = findingsIn(tokens, language);
  for (const { finding, start, end } of mentions)
    for (let at = start; at < end; at++) {
      byWord[at]?.push([`f:${finding}`, FINDING]);
      for (const wider of widerThan(finding, language)) byWord[at]?.push([`f:${wider}`, HINT]);
    }
  for (const finding of hints) byWord[0]?.push([`f:${finding}`, HINT]);
  return byWord;
}

/** All of them together. */
export function together(byWord: readonly (readonly Term[])[]): Terms {
  const terms: Terms = new Map();
  for (const word of byWord)
    for (const [name, worth] of word) if ((terms.get(name) ?? 0) < worth) terms.set(name, worth);
  return terms;
}

export const termsOf = (text: ReadText, language: Language): Terms => together(termsByWord(text, language));

export const readText = (tokens: readonly Token[], language: Language, isSpoken: boolean): ReadText => ({
  tokens,
  quantities: readQuantities(tokens, language, isSpoken),
});
