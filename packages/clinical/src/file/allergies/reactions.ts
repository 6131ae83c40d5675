/** What somebody reacted to, where no list of allergies says so: `forse huidreactie op cotrimoxazol`, `CAVE: perindopril → hoest`. */
import { isAllergen, isReaction } from './allergens.ts';

const shown =
  '(?:\\p{L}*reactie|\\p{L}*uitslag|exantheem|rash|urticaria|galbulten|jeuk|anafyla\\p{L}*|benauwdheid|zwelling|angio-?oedeem|quincke\\p{L}*|\\p{L}*hoest|dystonie|reaction|hives|anaphyla\\p{L}*|swelling|cough|dystonia)';
const behind =
  '(?:\\s(?:gekregen|gehad|ontwikkeld))?\\s(?:op|na|bij|door|van|to|with|after|from)\\s(?:(?:het )?(?:gebruik|inname|toediening) van |een |de |the |use of |taking )*';
const reactionTo = new RegExp(`${shown}${behind}(\\p{L}[\\p{L}/-]{3,})`, 'iu');

/** `Op sulfapreparaten heeft ze met blaren gereageerd`, `penicillin, which gave her facial swelling`. */
const reactedTo =
  /\b(?:op|na) (\p{L}[\p{L}/-]{3,})(?= [^.;]{0,60}\bgereageerd\b)|\breageerde [^.;]{0,40}\bop (\p{L}[\p{L}/-]{3,})/iu;

/** What the reaction was to, where the words say it so. */
export const causeIn = (text: string): string | undefined => {
  const told = reactedTo.exec(text);
  const isShownThere = told && (isReaction(text.toLowerCase()) || sideEffect.test(text));
  return reactionTo.exec(text)?.[1] ?? (isShownThere ? (told[1] ?? told[2]) : undefined);
};

const ofSkin =
  /\b(?:huiduitslag|huidreactie|exantheem|urticaria|galbulten|anafyla|rash|hives)\p{L}*\s(?:\p{L}+\s)?(?:op|na|bij|door|to|with|after)\s/iu;
/** Of these signs nobody doubts what they are. */
export const skinCauseIn = (text: string): string | undefined =>
  ofSkin.test(text) ? causeIn(text) : undefined;

const sideEffect =
  /\b(?:\p{L}*hoest|dystonie|eps|parkinson\p{L}*|lever(?:proef|functie|test)\p{L}*|hyponatri\p{L}*|galactor\p{L}*|agranulocyt\p{L}*|insult|convulsies?|delier|bloeding|cough|dystonia|seizures?|bleeding|hepatitis)\b/iu;
const isShown = (words: string): boolean => isReaction(words.toLowerCase()) || sideEffect.test(words);

export const isWarning = /^(?:cave|alerts?|let op|nb)\b\s*:?\s*/iu;

/** The entries of a warning that name what it is of and how it showed; others warn of something else. */
export const warnedOf = (text: string): string[] =>
  text
    .replace(isWarning, '')
    .split(/;\s|\.\s|,(?![^(]*\))\s/)
    .flatMap((entry) => {
      const [, name, reaction] =
        /^([\p{L}][\p{L}/ -]{2,40}?)\s*(?:→|[-=]>|\(|:|–|\s(?:veroorzaakte?|gaf|geeft|caused|causes|gave|gives)\s)\s*([^)]+)/u.exec(
          entry.trim(),
        ) ?? [];
      if (name && reaction && isShown(reaction)) return [`${name} (${reaction.replace(/\.$/, '')})`];
      // `CAVE penicilline`.
      const bare = entry.trim().replace(/[.!]+$/, '');
      return isAllergen(bare.toLowerCase()) ? bare : (causeIn(entry) ?? []);
    });

const exception =
  /\b(?:behalve|behoudens|uitgezonderd|met uitzondering van|anders dan|wel(?= (?:voor|tegen|op)\b)|except(?: for)?|apart from|other than|but (?:is |she is |he is |she |he )?(?:allergic|reacts|sensitive|intolerant)(?= to\b))(?=\s)\s*(?:(?:voor|op|tegen|to|for)\s)?([^.;]+?)(?=,? (?:zoals|die|waar\p{L}*|as|which)\b|[.;]|$)/iu;
/** `nergens allergisch voor, op pollen na`. */
const exceptedAround = /,?\sop\s([^.;,]{3,40}?)\sna(?=\s*(?:[.;,]|$))/iu;
/** `geen allergieën, behalve voor ibuprofen`. */
export const exceptedIn = (text: string): string | undefined =>
  exception.exec(text)?.[1] ??
  (/allerg|overgevoelig/iu.test(text) ? exceptedAround.exec(text)?.[1] : undefined);

/** What may come, or did not: `bij huiduitslag door lamotrigine direct stoppen`, `no rash with lamotrigine`. */
const feared =
  /^bij $|(?<!\p{L})(?:geen|niet|zonder|no|not|without|indien|als(?! (?:kind|baby|tiener|peuter|kleuter|jong))|mocht|wanneer|if|should|in case|uitleg|voorgelicht|gewezen|letten|alert|risico|kans|waarschuw\p{L}*|gewaarschuwd|warned|advised|counselled|risk)(?!\p{L})/iu;
export const isFeared = (text: string): boolean =>
  feared.test(text.slice(0, Math.max(0, text.search(ofSkin))));
