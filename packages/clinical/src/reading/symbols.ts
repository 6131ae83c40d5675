/** How a note writes units. */
export const symbols: Readonly<Record<string, string>> = {
  mg: 'mg',
  mcg: 'mcg',
  g: 'gram',
  kg: 'kg',
  ml: 'ml',
  cm: 'cm',
  mm: 'mm',
  '%': '%',
  '°C': '°C',
  mmHg: 'mmHg',
};
