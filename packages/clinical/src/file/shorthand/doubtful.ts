/** Numbers that a scan may have broken. */

/** Letters that a scan takes for digits, or the other way about, inside of a number: `5O mg`, `l48/92`, `2ddl`. */
const doubtful =
  /(?<![\p{L}\d])(?:\d+[OoIl|]+\d*(?![\p{L}])|[OIl|]+[\d/.,]*\d[\d/.,OIl|]*(?![\p{L}\d])|\d+\s?dd\s?[lI|OS](?![\p{L}]))/u;
/** `0 5 mg`, `05 mg`, `84, 5 kg`, `1 48/92`: a number that lost a mark or came apart. */
const broken =
  /\d\s,\d|(?<![\d.,:-])0\d+\s?(?:mg|mcg|g|ml)\b|\d,\s\d+\s?(?:mg|kg|mmol|g\b|cm)|(?<![\d/.,-])\d{1,2}\s\d{1,3}\s?\/\s?\d{2,3}\b|(?<!\b(?:19|20)\d|\p{L}\d?)\d\s\d+\s?(?:mg|mcg|kg|mmol)\b|\d+\s?-\s?\d+\s?-\s?\d+\s?m?c?g\b/u;

/** Whether the numbers of a sentence cannot be trusted. */
export const isDoubtful = (text: string): boolean =>
  doubtful.test(text.replace(/\b(?:O2|l\/min)\b/g, '')) || broken.test(text);
