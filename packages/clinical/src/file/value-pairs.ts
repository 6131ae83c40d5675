/** Numbers in pairs: what was measured before, and what after. */

/** `Resultaten (voor / na)`, `Lab bij opname/ontslag`: each number has one of before. */
const ofTwoTimes =
  /\b(?:voor|v[oó][oó]r|begin|start|intake|opname|aanvang|pre|before|admission|baseline|T0|T1)(?:meting)?\s?\/\s?(?:na|eind|einde|ontslag|afsluiting|post|after|discharge|end|T1|T2|nu|now)(?:meting)?\b/iu;
export const inPairs = (text: string, heading: string): string =>
  ofTwoTimes.test(heading) || ofTwoTimes.test(text)
    ? text.replace(
        /(?<!\b(?:RR|BP|bloeddruk|tensie|blood pressure)[^\d;.]{0,40})(?<![\d/.,-])(\d+(?:[.,]\d+)?)\s?\/\s?(\d+(?:[.,]\d+)?)(?![\d/])/giu,
        '$1 -> $2',
      )
    : text;
