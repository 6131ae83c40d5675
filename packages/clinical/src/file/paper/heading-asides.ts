/** What a heading measures besides: `Beloop (lengte 1,71 m)`. */
const measured =
  /(?<=\()(?:lengte|gewicht|height|weight|BMI|RR|BP)[^()]*\d[^()]*(?=\))|(?<=\()[^()\d]{0,12}\d{1,3}(?:[.,]\d{1,2})? ?(?:kg|cm|m)(?=\))/u;

export function asidesOf(line: string, start: number): { start: number; end: number; body: number }[] {
  const found = measured.exec(line);
  const from = start + (found?.index ?? 0);
  return found ? [{ start: from, end: from + found[0].length, body: from }] : [];
}
