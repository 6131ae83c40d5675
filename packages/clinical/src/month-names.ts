/** Months by their names and how people shorten them, in both languages. */
export const months: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'januari january jan',
    'februari february feb',
    'maart march mrt mar',
    'april apr',
    'mei may',
    'juni june jun',
    'juli july jul',
    'augustus august aug',
    'september sept sep',
    'oktober october okt oct',
    'november nov',
    'december dec',
  ].flatMap((names, month) => names.split(' ').map((name) => [name, month + 1])),
);
