/** Numbers in pairs: what was measured before, and what after. */

/** `Resultaten (voor / na)`, `Lab bij opname/ontslag`: each number has one of before. */
const ofTwoTimes =
  /\b(?:voor|v[oó][oó]r|begin|start|intake|opname|aanvang|pre|before|admission|baseline|T0|T1)(?:meting)?\s?\/\s?(?:na|eind|einde|ontslag|afsluiting|post|after|discharge|end|T1|T2|nu|now)(?:meting)?\b/iu;
/** `PHQ-9 (0/6/12 wkn): 19/12/7`, `72,4 / 74,8 / 79,1 kg`: three or more that follow each other. */
const series =
  /(?<=(?=[\p{L}\d-]*\p{Lu}{2}|[Gg]ewicht|[Ww]eight|spiegel|level|[Ll]ithium)[\p{L}\d-]{3,16}(?: (?:totaal|score|total|levels?|spiegels?))?\s*(?:\((?:\d{1,2} ?[/,-] ?)+\d{1,2} ?\p{L}*\))?\s?:?\s)(?:\d{1,3}(?:[.,]\d{1,2})?)(?:(?: ?\/ ?| [-–] )\d{1,3}(?:[.,]\d{1,2})?(?![\d-])){2,7}(?!\s?(?:mg|mcg|dd|ml)(?!\p{L})|\/?\d)/gu;
const isDate = /^[0-3]?\d\/[01]?\d\/(?:20)?\d\d$/;
/** `1 - 0 - 1`: tablets over the day. */
const isScheme = /^[0-4](?:\D+[0-4])+$/u;
const asCourse = (found: string): string =>
  isDate.test(found) || isScheme.test(found) ? found : found.replaceAll(/ ?\/ ?| [-–] /gu, ' -> ');
const turnsAside =
  /(?<=[\p{L}\d]) \((?:\d{1,2} ?[/,-] ?)+\d{1,2} ?(?:wkn|wk|weken|weeks|mnd|maanden|months|sessies|sessions)\)(?=\s?:?\s\d)/giu;

export const inPairs = (written: string, heading: string): string => {
  const text = written.replace(series, asCourse).replace(turnsAside, '');
  return ofTwoTimes.test(heading) || ofTwoTimes.test(text)
    ? text.replace(
        /(?<!\b(?:RR|BP|bloeddruk|tensie|blood pressure)[^\d;.]{0,40})(?<![\d/.,-])(\d+(?:[.,]\d+)?)\s?\/\s?(\d+(?:[.,]\d+)?)(?![\d/])/giu,
        '$1 -> $2',
      )
    : text;
};
