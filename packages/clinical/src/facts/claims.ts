/** What a clinician states and asks assent to: `We'll start the tablets today, okay?` is a statement, whoever says okay. */
import type { Language } from '../note.ts';
import type { Sentence } from '../talk/sentence.ts';
import { commits } from './commitments.ts';
import { isTakenProposal } from './proposed-day.ts';

const tag =
  /[\s,.]+(?:okay|ok|alright|all right|does that make sense|does that sound (?:okay|good|all right)|(?:does that )?sound good|sounds good|got it|is that (?:okay|all right|alright)|if that's (?:okay|all right|alright)(?: with you)?|is that okay with you)\s*[?.!…]*$/iu;
/** Begins as a question does: then the tag is what is asked. */
const asking =
  /^(?:(?:and|so|but|well|okay|ok|alright|um|uh|now|then|right)[,.]?\s+)*(?:is|are|was|were|do|does|did|have|has|had|can|could|would|will|should|how|what|when|where|why|who|which|any|how's|what's|everything|you feeling|you doing)\b/iu;
const SHORTEST_CLAIM_WORDS = 4;

const withoutTag = (text: string): string => {
  const bare = text.replace(tag, '');
  return tag.test(bare) ? bare.replace(tag, '') : bare;
};

/** In Dutch `oké?` asks for an answer of words, which the grammar reads. */
const isClaim = ({ text, speaker }: Sentence, language: Language): boolean =>
  language === 'en' &&
  speaker.role === 'clinician' &&
  tag.test(text) &&
  !asking.test(text) &&
  withoutTag(text).split(/\s+/u).length >= SHORTEST_CLAIM_WORDS;

const assent =
  /^(?:[\s,.!]*(?:okay|ok|alright|all right|yes|yeah|yep|yup|sure|sounds good|that sounds (?:good|great|fine|okay)|that's (?:fine|good|great|okay|all right)|makes sense|that makes sense|for sure|mm-?hmm?|uh-?huh|got it|will do|perfect|great|good|fine|that works|i can do that|i will|i understand|understood|thank you|thanks|wonderful|absolutely|definitely|of course|no problem|right|awesome|excellent))+[\s,.!]*$/iu;
export const isAssent = (text: string, language: Language): boolean => language === 'en' && assent.test(text);

const refusals: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:eh|nou|oh|o|tja)[,.]?\s+)*(?:nee|neen|liever niet|niet|dat wil ik niet|ik wil (?:dat )?niet|ik heb liever|alsjeblieft niet|alstublieft niet)(?!\p{L})/iu,
  en: /^(?:(?:um|uh|well|oh)[,.]?\s+)*(?:no|nope|i'd rather|i would rather|not|i don't want|i can't|i don't think)\b/iu,
};
export const isRefusal = (text: string, language: Language): boolean => refusals[language].test(text);

/** `Ik stuur uw huisarts een brief. Akkoord?`: what the clinician will do is no part of the question. */
const isPromise = ({ act, text, speaker }: Sentence, language: Language): boolean =>
  act === 'tells' && speaker.role === 'clinician' && commits(text, language);

/** `told` is what was answered. */
export const isStated = (sentence: Sentence, told: readonly Sentence[], language: Language): boolean =>
  isClaim(sentence, language) || isPromise(sentence, language) || isTakenProposal(sentence, told, language);

/** As a statement: without the words and the mark that ask. */
export const asStated = (sentence: Sentence): Sentence => ({
  ...sentence,
  act: 'tells',
  text: withoutTag(sentence.text).replace(/\?\s*$/u, '.'),
});
