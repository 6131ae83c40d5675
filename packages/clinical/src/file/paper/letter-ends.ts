/** Lines that a letter begins and ends with: they belong to no heading. */
import { salutation } from './line-signs.ts';

const greets =
  /^(?:met (?:\p{L}+ ){0,3}(?:groet|groeten|hoogachting|dank)\b|(?:hoogachtend|groet|groetjes|groeten|mvg|vr\.? ?gr|liefs|namens)(?![\p{L}])|(?:hartelijk |alvast |bij voorbaat )?(?:dank|bedankt)\b[^.]{0,20}[,.!]?$|(?:yours|kind|best|warm) \p{L}+|(?:with )?(?:many )?thanks\b[^.]{0,25}$|sincerely|all good wishes)/iu;
const title = '(?:(?:dr|drs|mw|mevr|dhr|prof|mr|mrs|ms|miss|zr)\\.?\\s+)';
/** `R. J. Pettigrew`, `dr. A.P. Steenhauer, psychiater`, `Wietske Nauta, POH-GGZ`. */
const signs = new RegExp(
  `^${title}*(?:\\p{Lu}\\p{Ll}?\\.\\s?){1,4}(?:[\\p{Ll}']+\\s){0,3}\\p{Lu}[\\p{L}'-]+(?:,.{0,60}|\\s*\\(.{0,40}|\\s*)$|^${title}*\\p{Lu}[\\p{L}'-]+(?: [\\p{L}'-]+){1,4}, (?:huisarts|ha|poh|psychiater|arts|aios|anios|verpleegkundig\\p{L}*|vpk|spv|\\p{L}*psycholoog|\\p{L}*loog|internist|\\p{L}*arts|consultant|gp|nurse|registrar|specialty|st\\d|ct\\d|fy\\d)\\b`,
  'iu',
);

export const isOfLetter = (text: string): boolean => {
  const line = text.trim();
  return greets.test(line) || signs.test(line) || salutation.test(line);
};
