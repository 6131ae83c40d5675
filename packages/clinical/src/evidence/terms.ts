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

export type ReadText = { tokens: readonly Token[]; quantities: readonly Quantity[] };

const keep = (terms: Terms, name: string, worth: number) => {
  if ((terms.get(name) ?? 0) < worth) terms.set(name, worth);
};

function quantityTerms(terms: Terms, quantity: Quantity): void {
  if (quantity.what === 'clock') keep(terms, `t:${quantity.minutes}`, DAY);
  else if (quantity.what === 'day') {
    const { day, month, weekday } = quantity;
    if (day !== undefined) keep(terms, `d:${day}`, DAY);
    if (month !== undefined) keep(terms, `mo:${month}`, WORD);
    if (weekday !== undefined) keep(terms, `w:${weekday}`, WORD);
  } else
    for (const value of [quantity.value, ...quantity.others])
      keep(terms, `n:${Math.round(value * 1000) / 1000}`, NUMBER);
}

function wordTerms(terms: Terms, token: Token, language: Language): void {
  const { text, raw } = token;
  if (empty[language].has(text) || text.length < 2) return;
  const stem = stemOf(text, language);
  const isName = /^\p{Lu}/u.test(raw) && token.start > 0;
  keep(terms, stem, isName ? NAME : WORD);
  for (const matter of mattersOf(text, language)) keep(terms, `r:${matter}`, MATTER);
  if (text.length > LONGEST_SIMPLE_WORD) {
    keep(terms, `p:${text.slice(0, PART_LETTERS)}`, PART);
    keep(terms, `e:${stem.slice(-PART_LETTERS)}`, PART);
  } else if (stem.length >= PART_LETTERS - 1) {
    keep(terms, `p:${text.slice(0, PART_LETTERS)}`, PART / 2);
    keep(terms, `e:${stem.slice(-PART_LETTERS)}`, PART / 2);
  }
}

export function termsOf({ tokens, quantities }: ReadText, language: Language): Terms {
  const terms: Terms = new Map();
  const counted = new Set(
    quantities.flatMap((quantity) => Array.from({ length: quantity.length }, (_, n) => quantity.index + n)),
  );
  for (const quantity of quantities) quantityTerms(terms, quantity);
  for (const [at, token] of tokens.entries())
    if (isWord(token) && !counted.has(at)) wordTerms(terms, token, language);
  for (const at of counted) {
    const token = tokens[at];
    if (token) for (const matter of mattersOf(token.text, language)) keep(terms, `r:${matter}`, MATTER);
  }
  for (const { medicine } of medicineMentions(tokens)) keep(terms, `m:${medicine.nl}`, MEDICINE);
  const { mentions, hints } = findingsIn(tokens, language);
  for (const { finding } of mentions) {
    keep(terms, `f:${finding}`, FINDING);
    for (const wider of widerThan(finding, language)) keep(terms, `f:${wider}`, HINT);
  }
  for (const finding of hints) keep(terms, `f:${finding}`, HINT);
  return terms;
}

export const readText = (tokens: readonly Token[], language: Language, isSpoken: boolean): ReadText => ({
  tokens,
  quantities: readQuantities(tokens, language, isSpoken),
});
