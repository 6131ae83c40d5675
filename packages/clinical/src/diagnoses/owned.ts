/** Diagnoses that are spoken of as the client's own. */
import { cuesFor } from './clauses.ts';

/** Of `uw depressie` only what stands behind the name can take it away: `uw depressie-vragenlijst`. */
const owned =
  /^(?!.* (?:als|of|if|whether|had|was|were|waren|na|after|tijdens|during|bang|fear|afraid|zegt|zei|denkt|think|thought|said|said|call|noemt|zogenaamde|so-called) (?:\S+ )*@).* (?:uw|jouw|je(?! @ (?:hebt|heeft|bent) )|your) (?:(?!(?:een|geen|de|het|die|dat|in|aan|op|van|voor|met|bij|om|no|an?|#) )\S+ )?@/;
export const isOwned = (text: string): boolean => owned.test(text);
const isBehind = ({ source }: RegExp): boolean => /^(?:@|\(\?<!)/.test(source);
export const behindNothing = {
  nl: cuesFor.nl.nothing.filter(isBehind),
  en: cuesFor.en.nothing.filter(isBehind),
} as const;
