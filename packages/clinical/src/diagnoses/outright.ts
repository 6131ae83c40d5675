/** A diagnosis that is said of the client right at its name: what stands further off in a long sentence does not undo it. */
import type { Language } from '../note.ts';

const dutchBetween =
  '(?:(?:dus|gewoon|nu|ook|echt|inderdaad|wel|wel degelijk|toch|namelijk|helaas|eigenlijk|duidelijk|feitelijk|officieel|daarnaast|daarbij|bovendien|nog|nog steeds|al|zeker|dan|daarmee|hier|zelf|volgens mij|volgens ons|waarschijnlijk|vermoedelijk|bij jou|bij u|te maken met|last van|sprake van|dat|om|een|de|die|wat|we|noemen|vorm van|beeld van|geval van|ja|,) )*(?:(?!pas |alles |soms )\\S+[es] )?';
const dutchClient = '(?:u|je|jij|client|cliente|patient|patiente|betrokkene)';
const dutchEnds = '(?=(?: [.,!:(]| en| met| dus| hoor| type| die| waar| want| maar| in| van| helaas| ,)? |$)';

const englishBetween =
  "(?:(?:also|clearly|now|really|definitely|actually|still|indeed|then|probably|most likely|likely|i'm afraid|unfortunately|what we call|called|a case of|a form of|criteria for|the criteria for|full criteria for|an?|the|,) )*(?:(?!only |not |just |like |if )\\S+ )?";

const outright: Readonly<Record<Language, readonly RegExp[]>> = {
  nl: [
    ` ${dutchClient} (?:hebt|heeft|lijdt aan) ${dutchBetween}@`,
    ` ${dutchClient} bent ${dutchBetween}@`,
    // `…, met alles wat je vertelt heb je een depressie`
    `(?<=^(?: \\S+){3,}) (?:heb|hebt|heeft) (?:u|je|jij) ${dutchBetween}@`,
    ` (?:dat|omdat|want|doordat|aangezien) (?:${dutchClient}|er|het|dit|hier|bij u|bij jou) ${dutchBetween}@ (?:\\S+ )?(?:hebt|heeft|heb|bent|is|betreft|gaat|speelt)(?= )`,
    ` (?:dat|omdat|want|doordat) (?:er|hier|bij u|bij jou) (?:\\S+ )?sprake is van ${dutchBetween}@`,
    ` (?:dit|dat|het) (?:is|heet|betreft|blijkt|blijft) ${dutchBetween}@${dutchEnds}`,
    ` (?:heet|noemen we|noemen wij|noem ik) (?:(?:het|dit|dat|dan|nu|officieel|dus) )*(?:een )?@`,
    ` (?:we|ik|wij) (?:het|dit|dat) ${dutchBetween}@ (?:noem|noemen)(?= )`,
    ' (?:ik|we|wij) (?:(?:dan|nu|hier|toch|dus) )*van (?:een )?@ (?:spreek|spreken)(?= )',
    ` (?:de|die) @ (?:die|waar) (?:u|je|jij) (?:\\S+ )?(?:heeft|hebt|aan lijdt|doormaakt)(?= )`,
    ` (?:mijn|onze|de|uw) diagnose (?:is|luidt|wordt|blijft) ${dutchBetween}@`,
    ` (?:vind|vinden) (?:ik|we|wij) (?:het|dit|dat) ${dutchBetween}@`,
    ` (?:kom|komen) (?:ik|we|wij) (?:(?:dan|nu|dus|toch|wel|echt|zelf|ook|eerder|daarmee) )*(?:uit op|op|tot|uit bij) (?:(?:de|een|diagnose|conclusie|van|toch) )*@`,
    ` (?:(?:ik|we|wij) (?:spreek|spreken)|(?:spreek|spreken) (?:ik|we|wij)) (?:(?:dan|nu|dus|hier|bij u|bij jou|gewoon|inmiddels) )*van ${dutchBetween}@`,
    ` hebben (?:we|wij) het (?:(?:dan|nu|dus|hier|echt|gewoon|bij u|bij jou) )*over ${dutchBetween}@`,
    ` (?:dan|nu) (?:wordt|is|heet|mag) (?:het|dit|dat) ${dutchBetween}@`,
    ` wat (?:u|je|jij|hij|ze|zij) (?:(?:wel|echt|dan|nu) )*(?:heeft|hebt) (?:, )?is ${dutchBetween}@`,
    ` (?:blijf|blijven) (?:ik|we|wij) (?:(?:wel|gewoon|toch|dus|nog) )*bij (?:(?:de|mijn|onze|diagnose|een) )*@`,
    ` voldoe\\S* (?:${dutchClient} )?(?:(?!niet|geen|net)\\S+ ){0,4}(?:criteria|kenmerken) (?:voor|van) (?:een |de )?@`,
  ].map((source) => new RegExp(source, 'u')),
  en: [
    ` (?:you|client|patient) (?:do |clearly |also |now |still |really )*(?:have|has|have got|suffer from|meet|meets) ${englishBetween}@`,
    ` (?:you've|you're) (?:got|suffering from|dealing with|living with) ${englishBetween}@`,
    ` (?:this|that|it) (?:is|remains) ${englishBetween}@`,
    ` (?:it's|that's|this's) ${englishBetween}@`,
    ` (?:you've got|you have) is ${englishBetween}@`,
    ` (?:we're|we are) (?:(?:now|really|actually|clearly|just) )*(?:talking about|looking at|dealing with) ${englishBetween}@`,
    ` what (?:you|he|she) (?:do |does |really |actually )*(?:describe|describes|have|has) is ${englishBetween}@`,
    ` (?:i'm|we're|i'd be|we should be|i should be) (?:(?:now|happy|comfortable|still) )*calling (?:it|this|that) ${englishBetween}@`,
    ` (?:i've|we've|i|we) (?:(?:now|already|have|had) )*(?:put|got|recorded|coded|noted|entered) (?:you|him|her|it|this) (?:down )?(?:as|for|with) (?:having )?${englishBetween}@`,
    ` (?:on our books|under us|under our care|known to us) (?:with|for) ${englishBetween}@`,
    ' (?:the|that) @ (?:that )?you (?:\\S+ )?(?:have|are living with)(?= )',
    ` (?:my|our|the|your) diagnosis (?:is|remains) ${englishBetween}@`,
    " (?:we|i|i'd|we'd) (?:would |do |rather |prefer to )*(?:call|diagnose) (?:it|this|that|what you have) (?:as )?(?:an? )?@",
  ].map((source) => new RegExp(source, 'u')),
};

/** Right before it: supposed, asked, or what somebody else thinks or fears. */
const governedBefore =
  / (?:als|of|indien|wanneer|zodra|mocht|stel|alsof|tenzij|voordat|totdat|wat|hoe|if|whether|unless|suppose|supposing|until|when|once|before|in case|what|whatever) (?:\S+ ){0,2}$| (?:denkt|denken|denk je|zeggen|beweren|horen|dacht|dachten|gedacht|zegt|zei|zeiden|zeg je|gezegd|schrijft|schreef|zelf (?:opgeschreven|aangegeven|ingevuld|verteld)|vindt|vond|vreest|hoopt|hopen|hoop|bang|angst|vrees|twijfel\S*|vraagt|vroeg|vragen|gelooft|geloof|vermoedt|vermoedde|beweert|leest|las|gelezen|gehoord|hoorde|zou|zouden|kan|kunnen|kon|mogelijk|kans|kansen|risico|niemand|idee|gevoel|overtuigd|verklaring|stellen|think|thinks|thought|says|said|say|told|believes|believed|you believe|suspects|suspected|feared|fears|fear|afraid|worried|hope|hopes|wonder\S*|asks?|asked|read|heard|googled|feel|feels|convinced|guess|could|might|may|possible|possibility|chance|chances|odds|risk|saying|nobody|nobody's|idea|mean) (?:\S+ ){0,3}$/u;
const deniedBefore =
  / (?:niet|geen|nooit|nauwelijks|onwaarschijnlijk|not|no|never|don't|doesn't|isn't|can't|unlikely|doubt|onzin) (?:\S+ ){0,4}$/u;
const isBehindThat = /^ (?:dat|omdat|want|doordat|aangezien|that) /u;
/** By `kunnen we zeggen` the clinician says it. */
const says =
  / (?:kunnen|mogen|kan|mag|durf|durven|moet|moeten|wil|willen) (?:we|ik|wij) (?:(?!niet |nooit |geen )\S+ ){0,3}?(?:zeggen|stellen|concluderen|vaststellen|bevestigen|vertellen)(?= )| (?:we|ik|wij) (?:kunnen|mogen|kan|mag|durf|durven|moet|moeten|wil|willen) (?:(?!niet |nooit |geen )\S+ ){0,4}?(?:zeggen|stellen|concluderen|bevestigen|vertellen)(?= )| (?:we|i) can (?:\S+ )?(?:say|conclude|confirm)(?= )| (?:i'd|i would|we'd|we would|i'll) (?:\S+ )?say(?= )| zou ik (?:\S+ )?zeggen(?: dat)?(?= )/gu;
const byOther =
  / (?:volgens (?!mij|ons|het team|het onderzoek|de criteria|de dsm|het dossier)|according to (?!us|the team))/u;
const undoneBehind =
  / (?:(?<! net )als|wanneer|indien|pas|alleen (?:als|bij|wanneer|na)|niet|geen|nooit|of|zegt|zei|denkt|dacht|zou|vindt|vond|gehad|trekken|trekjes|kenmerken|klachten|symptomen|achtig\S*|if|when|unless|only|not|or|says|said|thinks|thought|isn't|like|traits|features|symptoms|had|was|werd|noemt|noemen ze|noemde) /u;
/** `You have a sleep disorder clinic appointment.` */
const isOfThing =
  /^ ?(?:clinic|service|team|group|scores?|scale|questionnaire|assessment|appointment|test|poli|groep|vragenlijst|onderzoek|afspraak) /u;
const NEAR_WORDS = 4;

type Outright = { isOfClient: boolean };
const client = / (?:u|je|jij|client|cliente|patient|patiente|you|you've|you're) /u;

/** `text` is a clause in plain words with `@` for the diagnosis; undefined where it is not said so. */
export function saidOutright(text: string, language: Language): Outright | undefined {
  for (const pattern of outright[language]) {
    const said = pattern.exec(text);
    if (said && isNotUndone(text, said, language)) return { isOfClient: client.test(said[0]) };
  }
  return undefined;
}

function isNotUndone(text: string, said: RegExpExecArray, language: Language): boolean {
  const before = `${text.slice(0, said.index)} `.replace(says, ' ');
  const behind = text
    .slice(said.index + said[0].length)
    .split(' ')
    .slice(0, NEAR_WORDS + 1)
    .join(' ');
  if (
    byOther.test(before) ||
    undoneBehind.test(language === 'en' ? `${behind} `.replace(/ of /gu, ' ') : `${behind} `) ||
    isOfThing.test(`${behind} `)
  )
    return false;
  if (/ (?:niet|geen|nooit|not|no|never) /u.test(said[0])) return false;
  if (governedBefore.test(before)) return false;
  return !(isBehindThat.test(said[0]) && deniedBefore.test(before));
}
