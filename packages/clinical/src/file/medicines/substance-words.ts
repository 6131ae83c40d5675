/** What people drink, smoke or use, beside their medicines. */

/** `gebruikt geen cannabis meer` is of no medicine. */
export const ofSubstance =
  /\b(?:drinkt|dronk|alcohol|bier|wijn|glazen|cannabis|joints?|rookt|roken|drugs|drinks|beer|wine|smokes)\b/iu;

/** No more than since when: `Gestopt op 23 augustus.` */
const onlyStopped = /^(?:gestopt|stopped)(?: (?:op|per|sinds|in|on|since)\s[^,;:]*)?[.!]?$/iu;

/** `Naltrexon tegen de trek in wijn. Gestopt op 23 augustus.`: with the wine, as far as one can tell. */
export const isStopOfSubstance = (sentence: string, before: string): boolean =>
  onlyStopped.test(sentence) && ofSubstance.test(before);
