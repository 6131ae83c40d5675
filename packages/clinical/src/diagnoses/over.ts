/** A diagnosis that the client had and has no more: `die verslaving, dat is geweest`. */
import type { Mention } from './clauses.ts';

const surely =
  '(?:(?:dus|nu|inmiddels|gelukkig|al|al jaren|al lang|helemaal|volledig|echt|wel|gewoon|ook|definitief|wat mij betreft|voor mij|toch|allang|ver|ruim|now|completely|totally|fully|well|long|all|just|really|finally|firmly|thankfully) )*';
const ended =
  '(?:geweest(?= (?:[.,!]|en|maar|he|hoor|toch) | $)|achter (?:de rug|je|u|jou|hem|haar)|geschiedenis|verleden tijd|uit beeld|verdwenen|overwonnen|genezen|voorbij|weg(?= (?:[.,!]|en|dus|he|hoor|nu) | $)|klaar(?= (?:[.,!]|die|dat|en|he|hoor) | $)|over(?= (?:[.,!]|dat|die|en|maar|he|hoor|gelukkig|nu|in het dossier) | $)|toen(?= (?:[.,!]|en|he|hoor) | $)|opgelost|behandeld en (?:weg|klaar|over)|van de baan|a thing of the past|in the past|history(?= )(?! of)|behind (?:you|him|her|us)|over and done|over with|done with|gone|resolved|then(?= [.,!] | $))';

const isEnded = new RegExp(
  [
    `@ (?:, )?(?:(?:dat|die|it|that) )?(?:is|was|ligt|lijkt|zijn|has|'s) ${surely}(?:na (?:\\S+ ){1,4})?${ended}`,
    `@ (?:, )?that's ${surely}${ended}`,
    `@ (?:, )?(?:die |dat )?(?:heb|hebt|heeft|hebben) (?:je|u|jij|we|hij|ze) ${surely}(?:achter (?:je|u|jou|zich|ons) (?:gelaten|liggen)?|overwonnen|gehad(?= (?:[.,!]|en) | $))`,
    `@ (?:, )?daar (?:ben|bent|is|zijn) (?:je|u|jij|hij|ze|we) ${surely}(?:van ?af|overheen|over heen|klaar mee|doorheen|van hersteld|van genezen)(?= )`,
    `@ (?:ben|bent|is) (?:je|u|jij|hij|ze) ${surely}(?:van ?af|overheen|van hersteld)(?= )`,
    ` (?:van|over) (?:de|die|uw|je|jouw) @ ${surely}(?:af|heen|hersteld|genezen|verlost)(?= )(?! (?:te|wil|moet) )`,
    ` (?:hersteld|genezen|verlost|vrij) van (?:de|die|uw|je|jouw|een) @(?= )`,
    ` (?:recovered|recovery|cured|free) (?:from|of) (?:your|the|that|an?) @(?= )`,
    ` put (?:the|that|your) @ ${surely}behind (?:you|her|him)(?= )`,
    `@ (?:, )?(?:die |dat )?(?:zet|zetten|noteer|noteren|schrijf) (?:ik|we|wij) (?:\\S+ ){0,3}?als (?:over|hersteld|genezen|afgesloten|voorbij)(?= )`,
    ` (?:haal|halen) (?:ik |we |wij )?(?:de|die|uw|je|jouw) @ (?:van (?:de|het|uw|je) \\S+ (?:af)?|eraf)`,
    ` take (?:the|that|your) @ off (?:the|your) (?:list|record|file|chart|problem list)(?= )`,
    `@ van (?:vroeger|toen|destijds) (?:(?:,|die|dat) )*(?:speelt|is|doet) (?:\\S+ ){0,2}(?:geen rol|niet|niets|over|weg)`,
  ].join('|'),
  'u',
);
/** Said behind it: `…, dat is geweest`. */
const next = new RegExp(
  `^ (?:[,;:] )?(?:(?:en|maar|and|but|dus) )?(?:(?:dat|die) (?:is|was|ligt) ${surely}${ended}|daar (?:ben|bent) (?:je|u|jij) ${surely}(?:van ?af|overheen|klaar mee)(?= )|(?:that's|that is|that was|it's|it is) ${surely}${ended})`,
  'u',
);
/** Not yet, or not all of it, or supposed. */
const isNotYet =
  / (?:niet|nog|bijna|grotendeels|deels|gedeeltelijk|half|als|wanneer|zodra|tot|totdat|voordat|nadat|hopelijk|hoop|of (?:het|je|u|de|die|hij|ze|er)|om|zou|zal|wil|wilt|willen|kunnen|kan|denkt|dacht|zegt|remissie|not|nearly|almost|partly|partially|mostly|if|when|until|once|before|after|hope|hopefully|would|will|want|could|think|says|remission|isn't|hasn't|yet) /u;
const isSaid = (pattern: RegExp, text: string, rest = ''): boolean => {
  const said = pattern.exec(text);
  return said !== null && !isNotYet.test(`${rest}${text.replace(said[0], ' ')}`);
};

export const isOver = ({ after }: Mention, text: string): boolean =>
  isSaid(isEnded, text) || (/@ (?:[,:] )?$/u.test(text) && isSaid(next, after[0] ?? '', text));

export const isOverBehind = (words: string): boolean => isSaid(next, words);
