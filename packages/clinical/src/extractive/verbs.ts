/** The verbs of questions to a patient: as asked of `u`, of `je` and of `you`, and as said of someone. */
const forms = (table: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    table
      .trim()
      .split(/\s*[,\n]\s*/)
      .flatMap((entry) => {
        const [asked = '', said = ''] = entry.split(' = ');
        return asked.split('/').map((form) => [form, said] as const);
      }),
  );

/** These are the only words that a joined sentence changes. */
export const dutchVerbs = forms(`
  heeft/hebt/heb = heeft, bent/ben = is, slaapt/slaap = slaapt, voelt/voel = voelt, gebruikt/gebruik = gebruikt
  neemt/neem = neemt, drinkt/drink = drinkt, rookt/rook = rookt, blowt/blow = blowt, eet = eet, merkt/merk = merkt
  piekert/pieker = piekert, werkt/werk = werkt, hoort/hoor = hoort, ziet/zie = ziet, wordt/word = wordt
  woont/woon = woont, sport = sport, ervaart/ervaar = ervaart, komt/kom = komt
`);

export const englishVerbs = forms(`
  have = has, sleep = sleeps, feel = feels, use = uses, take = takes, drink = drinks, smoke = smokes, eat = eats
  notice = notices, worry = worries, work = works, hear = hears, see = sees, wake = wakes, live = lives
  exercise = exercises, get = gets, experience = experiences, avoid = avoids, cry = cries, enjoy = enjoys
`);
