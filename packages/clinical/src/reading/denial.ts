/** The words with which a language denies, and those that put a thing in the past or make it depend. */
import type { Language } from '../note.ts';
import { holding } from '../talk/phrases.ts';

export type Denial = {
  /** Denies what follows. */
  before: RegExp;
  /** Denies all that follows, over commas. */
  list: RegExp;
  /** Denies what stands before it. */
  after: RegExp;
  /** A denial does not reach past these. */
  turn: RegExp;
  /** `en`: whether the denial goes on is for the reader to say. */
  and: RegExp;
  or: RegExp;
  /** Any of those that deny. */
  any: RegExp;
  past: RegExp;
  now: RegExp;
  conditional: RegExp;
};

const whole = (words: string) => new RegExp(`^(?:${words})$`);

const denial: Readonly<Record<Language, Omit<Denial, 'any'>>> = {
  nl: {
    before: whole(
      'geen|niet|nooit|zonder|noch|nergens|niks|niets|nauwelijks|evenmin|geenszins|non|gestopt|abstinent|clean',
    ),
    list: whole('ontkent|ontkende|ontkennen|ontkend'),
    after: whole(
      'niet|nooit|niets|niks|afwezig|weg|verdwenen|ontkend|nee|geen|gestopt|voorbij|negatief|neg|hersteld|opgelost|remissie',
    ),
    turn: whole(
      'maar|wel|echter|doch|behalve|nog|terwijl|hoewel|doordat|omdat|waardoor|want|vanwege|wegens|door',
    ),
    and: whole('en|met|bij'),
    or: whole('of|noch'),
    past: holding(`vroeger, in het begin, aanvankelijk*, eerder, eerdere, initieel, voorheen, destijds, toen, de eerste dagen,
      de eerste dag, de eerste week, eerste weken, eenmaal, een keer, als kind, bij de start`),
    now: holding('nu, momenteel, inmiddels, nog steeds, nog, actueel, actuele, sinds'),
    conditional:
      holding(`als, indien, mocht, wanneer, kan, kunnen, risico op, gevaar, waarschuw*, voorlichting, uitleg, ter
      preventie, voorkomen, zou, zouden, bel, belt, bellen, zo nodig, kans op, contact opnemen, cave, verdenking, mogelijk*, stoppen met, advies*, adviseer*, stopadvies`),
  },
  en: {
    before: whole(
      "no|not|never|without|nor|neither|hardly|nothing|none|non|\\w+n't|nil|rather|abstinent|quit|stopped",
    ),
    list: whole('denies|denied|denying|deny|negative'),
    after: whole(
      'not|nothing|absent|denied|no|nil|none|resolved|settled|gone|stopped|negative|quit|never|free|neither',
    ),
    turn: whole('but|however|although|though|except|yet|while|because|still|due|after'),
    and: whole('and|with'),
    or: whole('or|nor'),
    past: holding(`used to, at first, first week, initially, previously, previous, past, history of, before, when i was,
      as a teenager, in the beginning, formerly, back in, the first day, at the time`),
    now: holding('now, currently, current, still, ongoing, at present'),
    conditional:
      holding(`if, may, might, could, should, can, unless, in case, risk of, warned, warning, advised about,
      safety net*, as needed, when needed, suspected, possible, possibly, query, prevent*, would, call, phone, stop smoking, advise*, advice`),
  },
};

const withAny = (words: Omit<Denial, 'any'>): Denial => ({
  ...words,
  any: new RegExp([words.before, words.after, words.list].map(({ source }) => source).join('|')),
});

export const denialIn: Readonly<Record<Language, Denial>> = {
  nl: withAny(denial.nl),
  en: withAny(denial.en),
};

/** What was there and is gone. */
export const noLonger: Readonly<Record<Language, RegExp>> = {
  nl: holding(
    'nu niet meer, nu niks meer, nu niet, niet meer, inmiddels niet, nu over, nu weg, is over, gestopt, momenteel niet, op dit moment niet',
  ),
  en: holding(`not now, not any more, not anymore, no longer, settled, has settled, not since, gone now, resolved, now gone, not currently, not at present,
    now settled`),
};
