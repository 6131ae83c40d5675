/** The words of papers around allergies and intolerances. */
import type { Language } from '../../note.ts';

type Words = {
  /** What follows is what somebody is allergic to. */
  before: RegExp;
  /** What stands before it: `penicilline-allergie`. */
  after: RegExp;
  none: RegExp;
  /** Not this one; of others nothing is said. */
  notThis: RegExp;
  /** Not the name of what one is allergic to: `medicatieallergie`. */
  noKind: RegExp;
  unknown: RegExp;
  /** Words of an entry that are not its name. */
  around: RegExp;
  all: string;
};
export const allergyWords: Readonly<Record<Language, Words>> = {
  nl: {
    before:
      /\b(?:(?:allergisch|overgevoelig|intolerant)(?: (?:voor|op)(?:\s*:)?|\s*:)|\p{L}*(?:allergie|allergieën|overgevoeligheid|overgevoeligheden|intolerantie)(?:(?: (?:is|zijn|die|geregistreerd|bekend|vastgelegd|gemeld|bestaat|genoteerd)){0,3} (?:voor|tegen)(?:\s*:)?|\s*:))\s+/iu,
    after: /(\p{L}[\p{L}]+)-?\s?(?:allergie|intolerantie)\b/iu,
    none: /\bnkda\b|\b(?:geen|niet|zonder) (?:\p{L}+ ){0,2}(?:\p{L}+\.)?(?:\p{L}*allerg\p{L}*|overgevoelig\p{L}*|intoleranties?)|\ballerg\p{L}*(?:\/\p{L}+)?\s*:?\s*(?:geen|nee|negatief|-)(?: bekend\p{L}*)?\s*\.?$|\ballerg\p{L}*(?: (?:voor|tegen) \p{L}+)? (?:is|zijn|was|waren)(?: (?:mij|ons|bij (?:haar|hem|pati[eë]nte?)))? (?:niets|niet|geen) bekend|\ballerg\p{L}* ontken\p{L}*|\bontken\p{L}* (?:\p{L}+ )?allerg\p{L}*|^(?:geen|nee|geen bekend|geen bekende|niet bekend|geen bijzonderheden|n\.?v\.?t\.?|-)\.?$/iu,
    notThis:
      /\bniet (?:\p{L}+ )?(?:allergisch|overgevoelig) (?:voor|op)\b|\bgeen (?:allergie|overgevoeligheid) (?:voor|tegen)\b|\bgeen (?:aanwijzingen voor (?:een )?)?(?:noten|pinda|koe?melk|melk|ei|kippenei|latex|penicilline|gluten|huisstof\p{L}*)-?allergie|^geen (?:bekende )?(?:voedsel|contact|latex|insecten)-?allergie\p{L}*\.?$/iu,
    noKind:
      /^(?:als|enige|een|de|het|zijn|haar|hun|ernstige|lichte|echte|vermoede|vermeende|geregistreerde|nieuwe|eerdere|meerdere|diverse|multipele|vorige|kruis|met|voor|deze|staat|overige|andere|bekende|geen|mogelijke|voedsel|contact|medicatie|medicijn|geneesmiddel(?:en)?)$/i,
    unknown:
      /\b(?:onbekend|(?<!(?:mij|ons|is|zijn|:) |^)niet bekend|niet nagevraagd|navragen|niet gevraagd|\?)/iu,
    around:
      /\b(?:allergisch|allergie|overgevoelig|voor|sinds|bekend|met|bekende|een|de|het|wel|ook|tevens|verder|daarnaast|alleen)\b/giu,
    all: 'allergie',
  },
  en: {
    before:
      /\b(?:allergic to(?:\s*:)?|(?:allergy|allergies|intolerance)(?: (?:is|are))?(?: to(?:\s*:)?|\s*:)|only (?:\p{L}+ )?(?:allergy|intolerance) is(?! to\b)|intolerant(?: (?:of|to)|\s*:))\s+/iu,
    after: /(\p{L}[\p{L}]+)[- ](?:allergy|intolerance)\b/iu,
    none: /\b(?:no|denies|without) (?:\p{L}+ ){0,2}(?:allerg\p{L}*|intolerances?)|\ballerg\p{L}*\s*:?\s*(?:none|nil|no|nkda)(?: known)?\s*\.?$|\bnkda\b|^(?:none|nil|no|none known|nil known|no known(?: drug)? allergies|(?:none|nil|nothing) (?:recorded|reported|documented|known))\.?$/iu,
    notThis:
      /\bnot (?:\p{L}+ )?allergic to\b|\bno allergy to\b|^no (?:known )?(?:food|contact|latex|insect) allerg\p{L}*\.?$/iu,
    noKind:
      /^(?:possible|only|listed|known|drug|food|medication|no|an?|any|as|of|the|this|that|his|her|their|your|severe|serious|mild|true|documented|recorded|reported|suspected|past|previous|seasonal|multiple|other|some|new|with|for|contact)$/i,
    unknown:
      /\b(?:unknown|not asked|to be checked|allerg\p{L}* (?:information|details|status|data) (?:is |was )?(?:not |un)?(?:available|recorded|known)|\?)/iu,
    around: /\b(?:allergic|allergy|to|known|since|a|the|also|too|and|only)\b/giu,
    all: 'allergy',
  },
};

/** In a table the kind of what one is allergic to, not its name. */
export const kindOfAllergy =
  /^(?:genees\p{L}*|medic\p{L}*|overige?|voed\p{L}*|contact\p{L}*|omgeving|inhalatie|insecten|drugs?|foods?|others?|environmental)$/u;

/** Somebody cannot stand it, whatever it is. */
export const cannotBear =
  /\b(?:(?:kan|kon) (?:\p{L}+ )?niet tegen|verdraagt (?:\p{L}+ )?geen|(?:cannot|can't) (?:eat|take|tolerate|have))\s+([^.;]+)/iu;
/** `Overig: bijengif`: the kind before its name. */
export const kindBefore =
  /^(?:genees\p{L}*|medic\p{L}*|overige?|voed\p{L}*|contact\p{L}*|omgeving|inhalatie|insecten|drugs?|foods?|others?|environmental)\s*:\s*(?=\p{L})/iu;
