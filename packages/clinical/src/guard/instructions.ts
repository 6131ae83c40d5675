/**
 * Speech that tells the writer of the note what to write, or to forget what it was told. People say such things to each
 * other too (`schrijf maar op dat ik gestopt ben`), so they are no crime: only no model is let near them. What is in
 * them is written by our own rules, as somebody's words.
 */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';

const dutch = [
  /\b(?:negeer|vergeet|wis|sla over)\b.{0,30}\b(?:instructie|instructies|opdracht|opdrachten|regels|prompt|hierboven|bovenstaande|voorgaande|voorafgaande)\b/,
  /(?:^|[.,;:!?–-] ?|\b(?:en|dan|nu|graag|moet|moeten|kunt u|kun je|wilt u|wil je|mag je|mag u) )(?:schrijf|schrijven|noteer|noteren|vermeld|vermelden|rapporteer|registreer|documenteer|voeg toe|neem op)(?: (?:maar|even|dan|nu|gewoon|alleen|ook|a\.?u\.?b\.?|alsjeblieft|alstublieft|op|erbij|in het (?:verslag|dossier)|hierbij)){0,4},? ?(?:dat|als|:)/,
  /\b(?:zet|schrijf|noteer|vermeld|neem)\b.{0,40}\b(?:in|aan|bij) (?:het|de|dit|je|uw|jouw) (?:verslag|notitie|samenvatting|dossier|rapport|epd|decursus|brief)\b/,
  /\b(?:verslag|notitie|samenvatting|rapport)\b.{0,30}\b(?:moet|mag|dient|hoort)\b.{0,30}\b(?:staan|vermelden|bevatten|zeggen|luiden)\b/,
  /\b(?:je|jij|u) (?:bent|ben) (?:nu |voortaan |vanaf nu )?(?:een |de )?(?:ai|assistent|taalmodel|model|chatbot|schrijver van)\b/,
  /\b(?:beste|hallo|hoi|dag|hey|aan de) (?:ai|assistent|taalmodel|computer|schrijfhulp|verslaglegger)\b/,
  /\bantwoord (?:met|alleen|uitsluitend|in json)\b/,
  /\b(?:systeem|system|assistent|assistant|gebruiker|user) ?:/,
  /\b(?:systeemprompt|systeembericht|nieuwe instructie|nieuwe opdracht)\b/,
];

const english = [
  /\b(?:ignore|disregard|forget|override|skip)\b.{0,30}\b(?:instruction|instructions|prompt|rules|above|previous|prior|preceding)\b/,
  /(?:^|[.,;:!?–-] ?|\b(?:please|and|then|now|can you|could you|would you|you should|you must|must|just|simply) )(?:write|note|record|report|document|state|put|add|enter|mention|include)(?: (?:down|just|simply|only|please|also|now|then|in|into|to|the|my|this|your|note|notes|record|chart|summary|report|file|letter)){0,6},? ?(?:that|:)/,
  /\b(?:write|put|add|enter|include|mention)\b.{0,40}\b(?:in|into|to|on) (?:the|this|your|my|his|her) (?:note|notes|summary|record|chart|report|letter|file)\b/,
  /\b(?:note|summary|report|record)\b.{0,30}\b(?:must|should|has to|needs to)\b.{0,20}\b(?:say|state|read|contain|include|mention)\b/,
  /\byou are (?:now |from now on )?(?:an? |the )?(?:ai|assistant|language model|model|chatbot)\b/,
  /\b(?:dear|hello|hey|hi) (?:ai|assistant|language model|computer|scribe)\b/,
  /\b(?:answer|respond|reply) (?:with|only|in json)\b/,
  /\b(?:system|assistant|user) ?:/,
  /\b(?:system prompt|new instruction|new instructions|jailbreak|developer mode)\b/,
];

/** Marks of chat formats: nobody speaks them. */
const markup = /<\|?\/?(?:im_start|im_end|system|assistant|user|think|s)\|?>|\[\/?inst\]|<<\/?sys>>|```/i;

const patterns: Readonly<Record<Language, readonly RegExp[]>> = {
  nl: [...dutch, ...english],
  en: [...english, ...dutch],
};

export function isInstruction(text: string, language: Language): boolean {
  if (markup.test(text)) return true;
  const words = plain(text).replace(/\s+/g, ' ');
  return patterns[language].some((pattern) => pattern.test(words));
}
