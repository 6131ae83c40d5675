/** Words for the people around a client. */

import type { Language } from '../note.ts';
import { aboutWords } from '../talk/about-words.ts';
import type { Sentence } from '../talk/sentence.ts';

const further: Readonly<Record<Language, string>> = {
  nl: 'grootouders schoonouders ex-vrouw ex-vriend ex-vriendin verloofde kleinkind kleinkinderen pleegzoon pleegdochter pleegkind stiefzoon stiefdochter stiefbroer stiefzus zonen neven nichten mantelzorger klasgenoot studiegenoot teamgenoot buurjongen buurmeisje overbuurman overbuurvrouw overgrootmoeder overgrootvader',
  en: 'parents children kid kids grandparents grandparent grandchild grandchildren stepson stepdaughter stepbrother stepsister fiance fiancee classmate ex-husband ex-wife ex-boyfriend ex-girlfriend wives half-brother half-sister',
};
/** Of the clinician or of nobody, unless they are said to be the client's. */
const care = /^(?:collega|kennis|baas|leidinggevende|colleague|boss|coworker|mate)$/;
const children = /^(?:zoon|zoontje|dochter|dochtertje|kind|kinderen|son|daughter|child|children|boy|girl)$/;
export const isChild = (relation: string): boolean => children.test(relation);

const relationsIn = (language: Language): string[] => {
  const { women, men, others } = aboutWords[language];
  return [...women, ...men, ...others, ...further[language].split(' ')];
};
const asWords = (relations: readonly string[]): string => `(?:${relations.join('|')})`;

/** All of them, as a part of a pattern. */
export const kin = { nl: asWords(relationsIn('nl')), en: asWords(relationsIn('en')) } as const;

const theClients = '(?:uw|je|jouw|jullie|your)';
const owners: Readonly<Record<Language, string>> = {
  nl: '(?:uw|je|jouw|jullie|de|een|die|zijn|haar|hun|bij|mijn|beide|wiens|wier)',
  en: '(?:your|the|a|that|his|her|their|my|both|whose)',
};
/** `uw jongste heeft ADHD`, `both of your boys` */
const oneOfThem: Readonly<Record<Language, string>> = {
  nl: '(?:oudste|jongste|middelste|kleintje|tweeling)(?= (?:\\S+ ){0,3}?(?:heeft|had|is|was|kreeg|krijgt|@))',
  en: '(?:eldest|oldest|youngest|twins|boys|girls|little one)(?= )',
};

/** Names somebody around the client; to who came along a child is the client. */
export function kinNamed(language: Language, isAccompanied: boolean): RegExp {
  const all = relationsIn(language).filter((word) => !(isAccompanied && isChild(word)));
  const close = asWords(all.filter((word) => !care.test(word)));
  const ofCare = asWords(all.filter((word) => care.test(word)));
  const ofYours = language === 'nl' ? 'van (?:u|je|jou|jullie)' : 'of yours';
  const sources = [
    `${owners[language]} (?:\\S+ )?${close}(?:'s|s)?`,
    `${theClients} (?:\\S+ )?${ofCare}(?:'s|s)?`,
    `${ofCare} ${ofYours}`,
    ...(isAccompanied ? [] : [`${theClients} (?:\\S+ )?${oneOfThem[language]}`]),
  ];
  return new RegExp(` (?:${sources.join('|')}) `, 'u');
}

const aboutFamily =
  /(?<!\p{L})(?:runs? in (?:your|the) family|family history|(?:in|binnen) (?:uw|je|jullie|de) familie|familieleden|your (?:close )?(?:family|relatives) (?:have|has|had|suffer))(?!\p{L})/iu;

/** `Komt dat in de familie voor?`: whoever answers, names what relatives have. */
export const answersAboutFamily = ({ seq }: Sentence, before: Sentence | undefined): boolean =>
  before !== undefined &&
  before.seq !== seq &&
  (before.act === 'asks' || before.said.includes('?')) &&
  aboutFamily.test(before.said);
