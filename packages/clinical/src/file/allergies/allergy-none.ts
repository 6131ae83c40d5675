/** That no allergies are known, in the many ways of saying so: `Allergieën heeft hij niet`, `not allergic to anything`. */
import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';
import { oneLine } from '../other-findings.ts';
import type { ReadSentence } from '../read.ts';
import { exceptedIn } from './reactions.ts';

/** These hear plain words. */
const patterns: Readonly<Record<Language, readonly RegExp[]>> = {
  nl: [
    /(?:^|[.;,:] |\b(?:en|wat) )(?:(?:een|eventuele|bekende|relevante) )?(?:\p{L}*allergie(?:en)?|overgevoelighe(?:id|den)|intoleranties?)(?: (?:of|en) (?:intoleranties?|overgevoeligheden|allergieen))?(?: (?:voor|tegen) (?:medicatie|medicijnen|geneesmiddelen|middelen))? (?:heeft|hebben|had|zijn|is|waren|was|werden|worden|bestaan)\b[^.;:?]{0,60}?\b(?:niet|geen|nooit)(?: (?:bekend|gemeld|genoteerd|geregistreerd|vastgesteld|aanwezig|opgegeven|genoemd|vermeld|gerapporteerd|gebleken))?(?=\W*$|[.;,])/u,
    /\b(?:nergens|voor niets|voor niks) (?:\p{L}+ )?(?:allergisch|overgevoelig)\b|\b(?:allergisch|overgevoelig) (?:is|was) (?:\p{L}+ ){1,2}nergens\b|\b(?:is|was) (?:\p{L}+ )?nergens (?:\p{L}+ )?(?:allergisch|overgevoelig)\b/u,
    /\b(?:allerg\p{L}*(?:-anamnese)?|overgevoelig\p{L}*|intoleranties?|all|ica)\s?(?::|\/|=|\()\s?(?:- |\()?(?:(?:desgevraagd|bij navraag|voor zover (?:\p{L}+ )?bekend|vzb|vzvb|volgens \p{L}+|tot nu toe|thans|momenteel|verder),? )*(?:niets|niks|nihil|neg|negatief|geen|nee|0|-|blanco|nkda|ontkend|ontkent|worden ontkend)(?: (?:bekend|van bekend|bijzonders?|bijzonderheden|bekende|vermeld|geregistreerd))*\)?(?=\W*$|[.;]|, (?:ook|bij navraag|desgevraagd|volgens))/u,
    /\b(?:allerg\p{L}*|overgevoelig\p{L}*|intoleranties?)\s?:\s?(?:(?:die|dat|deze) )?(?:heeft|had|zijn|is|bestaan|worden)(?: (?:hij|zij|ze|pati\p{L}+|cli\p{L}+|er|mij|ons|niet|bij|hem|haar))* (?:niet|geen|nooit)(?: (?:bekend|gemeld|aanwezig))?(?=\W*$|[.;,])/u,
    /\b\p{L}*allerg\p{L}* (?:wordt |worden |werd |werden )?ontken\p{L}*|^allergie(?:en)? ?-$/u,
    /\bvan (?:een )?(?:\p{L}*allergie\p{L}*|overgevoelig\p{L}*)[^.;]{0,40} is (?:mij |ons )?niets bekend\b/u,
    /\b(?:niet bekend met|niet bekend wegens|onbekend met) (?:\p{L}+ )?(?:allergieen|overgevoeligheden|intoleranties)\b/u,
    /\b(?:geen|zonder) (?:bekende |eerdere )?(?:medicamenteuze |medicatie |(?:genees)?middelen? ?)?(?:overgevoelighe(?:id|den)|geneesmiddel\p{L}*allergie\p{L}*|reacties op (?:medicatie|medicijnen|geneesmiddelen))\b(?! (?:voor|tegen) (?!medic|genees|middelen|iets))/u,
    /\breacties op (?:medicatie|medicijnen|geneesmiddelen)\s?:\s?(?:geen|niet|nee)\b/u,
    /^(?:\p{L}*allergie(?:en)?|overgevoelighe(?:id|den))(?: (?:zijn|is|bij \p{L}+|mij|ons))* niet bekend\W*$/u,
    /\b(?:allergische reacties?|overgevoeligheidsreacties?)\b[^.;]{0,40} (?:heeft|had|kreeg|zijn|hebben|werden)\b[^.;]{0,25}\b(?:niet|nooit|geen)\b|\b(?:nooit|niet eerder) (?:\p{L}+ ){0,2}allergisch gereageerd\b/u,
  ],
  en: [
    /\bnot (?:known to be )?(?:allergic|sensitive) to (?:anything|any\b|medicines|medication|drugs)|\ballergic(?: to)?\s?:?\s?(?:nothing|nil|none)\b/u,
    /\b(?:no|nil|without|denies any) (?:known |recorded |documented |reported |drug |medication |medicine |food |environmental |or |and )*(?:allerg(?:y|ies)|sensitivit(?:y|ies)|intolerances?|adverse (?:drug )?reactions|drug reactions)\b(?! to (?!drugs|medicines|medication|anything))/u,
    /\b(?:allerg(?:y|ies)|sensitivities|intolerances|(?:drug |adverse )reactions)(?: status)?\s?(?::|-|=)?\s?(?:are |were |is )?(?:none|nil|nka|nkda|no known|not known|nothing)(?: (?:known|recorded|reported|documented|of note|to have any))?(?: (?:to|by|on|in) (?:the |our |his |her )?(?:patient|him|her|us|me|family|client|scr|emis|systmone|system|records?|notes))?(?=\W*$|[.;,])/u,
    /\bnkd?a\b/u,
    /\bnot (?:known|thought|believed|reported) to (?:have|suffer from) any (?:\p{L}+ ){0,2}(?:allerg(?:y|ies)|sensitivities|intolerances)\b/u,
    /\b(?:not|un)\s?aware of (?:any|having any) (?:\p{L}+ )?(?:allerg(?:y|ies)|sensitivities|intolerances)\b|\b(?:does|do|did) not (?:have|report|know of|describe|mention|disclose|list|recall|give a history of) (?:any )?(?:\p{L}+ )?allerg(?:y|ies)\b|\bnever (?:\p{L}+ )?(?:reacted|had (?:a|any) (?:allergic )?reaction) to any\p{L}*/u,
    /\ballerg(?:y|ies)(?: status)?\s?(?::|-|=)\s?(?:denie[sd]|(?:none|nil|nothing|no) (?:declared|listed|stated|disclosed|identified|noted|of note|given|elicited|apparent|to date))\b/u,
    /\ballergies\b[^.;]{0,40}\b(?:checked|reviewed|asked about|confirmed)\b[^.;]{0,20}\b(?:there (?:are|were)|has|had) none\b|\b(?:has|have|had|there are|there is|reports) no (?:known )?(?:allergies|sensitivities)\b/u,
  ],
};

/** What was not asked, or is not sure, is not none. */
const isOpen =
  /\?|\b(?:niet (?:na|ge)?vraagd?|nagevraagd|navragen|not asked|unclear|onduidelijk|to be checked|of er|allergy (?:information|details|data))\b/u;
/** Besides this there are others: `geen medicijnallergie, wel latex`. */
const isButOne = /\b(?:wel|behalve|maar|but|except|apart from|other than|besides)\b/u;
/** Of one kind, or of one thing. */
const isOfOne =
  /(?<!\b(?:drug|medicine|medication|medicatie|medicijn\p{L}*|genees\p{L}*|middel\p{L}*)-? ?(?:or|and|of|en|\/) )\b(?:voedsel|contact|latex|insecten|noten|pinda|food|contact|latex|nut|insect)-? ?allerg|\ballergi(?:e|sch) (?:voor|tegen) (?!medic|genees|middelen|iets)|\bgeen (?:allergie|overgevoeligheid) (?:voor|tegen) (?!medic|genees|middelen|iets)/u;

/** Whether the sentence says that there are none at all. */
export function saysNone({ text, part, paper }: ReadSentence): boolean {
  if (/^(?:family|question|greeting)$/.test(part) || exceptedIn(text)) return false;
  const heard = plain(oneLine(text));
  if (isOpen.test(heard) || isButOne.test(heard) || isOfOne.test(heard)) return false;
  return patterns[paper.language].some((pattern) => pattern.test(heard));
}
