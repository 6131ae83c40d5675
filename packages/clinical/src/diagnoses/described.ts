/** The client as one clinician describes them to another: `een 28-jarige man met …`, `this pleasant gentleman with …`. */
import type { Language } from '../note.ts';

const dutchWho =
  '(?:man|vrouw|dame|heer|jongen|meisje|jongeman|jongedame|patient|patiente|client|cliente|student|studente|kleuter|puber|iemand|persoon|leraar|lerares|onderzochte|betrokkene)';
const englishWho =
  '(?:man|woman|male|female|gentleman|lady|boy|girl|patient|client|student|teenager|person|someone|individual|child|teacher|nurse|worker|driver|engineer)';

const sources: Readonly<Record<Language, readonly string[]>> = {
  nl: [
    // `een alleenstaande vrouw van 55 jaar die lijdt aan`
    `(?:(?:een|deze|die|de|bovengenoemde|genoemde) )?(?:(?!met|bij|van|en|of|zag|had|uw|je|jouw|zijn|haar|mijn)\\S+ ){0,2}?${dutchWho} (?:van (?:\\S+ ){1,2}?(?:jaar (?:oud )?)?)(?:(?!niet|geen|zonder)\\S+ ){0,3}?(?:, )?(?:(?:bekend )?met|die (?:lijdt aan|bekend is met)|lijdend aan)`,
    `(?:(?:een|deze|die|de|bovengenoemde|genoemde) )?(?:\\d+ |\\S+)?jarige (?:(?!met|niet|geen|zonder)\\S+ ){1,4}?(?:, )?(?:(?:bekend )?met|die (?:lijdt aan|bekend is met)|lijdend aan)`,
    `(?:deze|bovengenoemde|genoemde) (?:(?!met|niet|geen|zonder)\\S+ ){0,2}?${dutchWho} (?:(?!met|niet|geen|zonder)\\S+ ){0,3}?(?:, )?(?:(?:bekend )?met|die (?:lijdt aan|bekend is met)|lijdend aan)`,
  ],
  en: [
    `(?:(?:this|an?|the|that) )?(?:(?!saw|met|had|seen|see|treated|knew|with|of|for)\\S+ ){0,3}?year old (?:(?!with|no|not|without)\\S+ ){0,4}?(?:, )?(?:with|who has|who suffers from|who lives with|suffering from)`,
    `this (?:(?!with|is|was|no|not|without)\\S+ ){0,3}?${englishWho} (?:, )?(?:with|who has|who suffers from|who lives with|suffering from)`,
  ],
};
const described: Readonly<Record<Language, readonly RegExp[]>> = {
  nl: sources.nl.map(
    (source) =>
      new RegExp(`(?<! (?:uw|je|jouw|zijn|haar|mijn|your|my|his|her)) ${source} (?=(?:\\S+ ){0,4}?@ )`, 'u'),
  ),
  en: sources.en.map(
    (source) =>
      new RegExp(`(?<! (?:uw|je|jouw|zijn|haar|mijn|your|my|his|her)) ${source} (?=(?:\\S+ ){0,4}?@ )`, 'u'),
  ),
};

/** Asks a colleague, and supposes nothing: `I would be grateful if you could see …` */
const courtesy =
  / (?:i would|i'd|we would|we'd) (?:be (?:very )?(?:grateful|obliged) (?:if you (?:could|would)|for)|appreciate (?:it if you could|your)) (?=\S+ )| (?:graag )?(?:zou|zouden) (?:ik|we|wij) (?:u|jullie) (?:graag )?(?=.* (?:willen )?(?:verwijzen|aanmelden|overdragen|voorleggen) )| (?:zou|zoudt|wilt|kunt) u (?=.* (?:willen )?(?:zien|beoordelen|behandelen|overnemen) )/u;

/** Somebody that the clinician once met. */
const isAnecdote =
  / (?:(?:laatst|ooit|vanochtend|vorige week|gisteren|vorig jaar|eens|ken|kende|once|yesterday|remember|knew) (?:\S+ ){0,4}|(?:mijn|my) \S+ (?:is|was) |(?:andere|vorige|another|other|last) \S+ , |(?:ik|we|i|wij) (?:zag|sprak|had|behandelde|begeleidde|saw|met|treated)(?! u | mevrouw | meneer )(?: \S+){0,2} |(?:zag|sprak|had|behandelde) (?:ik|we) (?:\S+ ){0,2})$/u;

/** In dictation nobody is told of but the client: `mevrouw met alzheimer`, `Leo has …`. */
const titled: Readonly<Record<Language, RegExp>> = {
  nl: / (?:mevrouw|meneer|mw|dhr|mevr|patient|patiente|client|cliente)(?: (?!met|is|heeft)\p{L}+){0,2}? met (?=(?:een |de )?(?:\S+ )?@ )/u,
  en: / (?:mr|mrs|ms|miss|patient|client|pt)(?: (?!with|is|has)\p{L}+){0,2}? with (?=(?:an? )?(?:\S+ )?@ )/u,
};

export function asClient(clause: string, language: Language, isDictated: boolean): string {
  const client = language === 'nl' ? ' client heeft ' : ' client has ';
  const plain = clause.replace(courtesy, ' ');
  for (const pattern of [...described[language], ...(isDictated ? [titled[language]] : [])]) {
    const said = pattern.exec(plain);
    if (!said) continue;
    const before = plain.slice(0, said.index);
    if (!/^ (?:this|deze|bovengenoemde) /u.test(said[0]) && isAnecdote.test(`${before} `)) return plain;
    const known = / bekend (?:is )?met $/u.test(said[0]) ? ' client bekend met ' : client;
    return `${before}${known}${plain.slice(said.index + said[0].length)}`;
  }
  return plain;
}
