/** What was thought of at first, and given up: `aanvankelijk dachten we aan …`, `I did wonder about … at first`. */
const atFirst = new RegExp(
  [
    ' (?:aanvankelijk|in eerste instantie|in het begin|eerst|oorspronkelijk|een tijdje|een tijd lang|lange tijd|even|destijds|vorig jaar|bij de intake|bij aanmelding|bij opname|bij binnenkomst) (?:(?!(?:#|maar|but) )\\S+ ){0,3}(?:dacht|dachten|gedacht|vermoedde|vermoedden|vermoed|uitgegaan|ging|gingen|was|leek|overwoog|overwogen|neigde|neigden|twijfelden|twijfelde|sprake|rondgelopen)(?: (?!(?:#|maar|but) )\\S+){0,7} @',
    ' (?:dacht|dachten|vermoedde|vermoedden|overwoog|overwogen|twijfelde|twijfelden|leek|ging|gingen|was|begonnen) (?:(?!(?:#|maar|but) )\\S+ ){0,3}(?:aanvankelijk|eerst|in eerste instantie|in het begin|even|nog|er eerst) (?:(?!(?:#|maar|but) )\\S+ ){0,6}@',
    ' (?:begonnen|begon|startten|gestart) (?:(?!(?:#|maar|but) )\\S+ ){0,2}met (?:het idee|de gedachte|de hypothese|het vermoeden|de verdenking)(?: (?:van|dat|op|aan|een|het|:))* @',
    ' met (?:de|het) (?:gedachte|idee) (?:aan|van|dat het) (?:een )?@ (?:rondgelopen|gespeeld|gelopen)(?= )',
    ' (?:van buitenaf|op het eerste gezicht|oppervlakkig gezien|op het oog) (?:(?!(?:#|maar|but) )\\S+ ){0,5}@',
    ' (?:i|we) (?:did|had) (?:\\S+ )?(?:wonder|wondered|think|thought|considered|consider|suspect|suspected)(?: (?:about|of|that|if|it|was|might|be|whether))* (?:an? )?@',
    ' (?:at first|initially|originally|early on|for a while|for a time|at first glance|on the surface|at first sight|back then) (?:(?!(?:#|maar|but) )\\S+ ){0,8}@',
    ' @ (?:(?!,)\\S+ ){0,2}(?:at first|initially|originally|for a while|early on)(?= )',
    ' (?:was|were) (?:\\S+ )?(?:considered|suspected|queried|entertained|floated|raised)(?: as)? (?:an? )?@',
  ].join('|'),
  'u',
);
/** `…, en die is nu bevestigd`: it turned out so, or it is still thought. */
const turnedOutSo =
  / (?:bevestigd|klopt|klopte|terecht|nog steeds|nog altijd|blijkt|bleek|blijft|inderdaad|confirmed|correct|right|still|remains|turns out|turned out|optie|option) /u;

export const isOnceThought = (text: string, sentence: string): boolean =>
  atFirst.test(text) && !turnedOutSo.test(sentence);
