/** A clause with a diagnosis as plainly as it can be said: without asides, and with the names in a row as one. */
import type { Language } from '../note.ts';
import { onlyDoubtsOfIt, withoutOtherName } from './around.ts';
import { isHeaded, type Mention } from './clauses.ts';
import type { Cues } from './cues.ts';
import { asClient } from './described.ts';
import { kin } from './kin.ts';
import { beside } from './relatives.ts';

/** Names in a row are stated, denied or supposed together. */
const row =
  /# (?:(?:gaat|heeft|hebt|is) )?(?:(?:,|en|dan wel|danwel|versus|vs|tegenover|gewoon|vroege|beginnende|mogelijk|mogelijke|early|possibly|possible|oftewel|ofwel|met|plus|naast|of|ook|een|daaronder(?: wel| echt| degelijk| ook| nog)*|daarachter(?: wel| echt| degelijk| ook| nog)*|daarbovenop|daarbij|daarnaast|comorbide|zowel|als|in de zin van|in de vorm van|te weten|namelijk|en wel|in the form of|namely|lichte?|matige?|ernstige?|milde?|recidiverende|chronische|moderate|severe|recurrent|and|with|also|or|a|an|some|plus|as|well|both|#) )+@/g;
/** `bekend met ADHD, met een depressie`: the second is of now. */
const knownBefore = / bekend met (?:\S+ )?# , (?=met )/;
const opensWithTurn = /^ (?:maar|wel|but|rather|however|,|echter|en|and|:|dus|so) /;
const negations = / (?:geen|niet|nooit|no|not|isn't|don't|never|doesn't|evenmin) /g;

/** Takes back the word just said. */
export const slip =
  "(?:[,.:] )*(?:(?:nee|no(?= (?:,|sorry|wait|it's|i|actually|rather|that's) )|sorry|wacht|wait|ho|oeps|oops|even|correctie|correction|pardon|ik bedoel|i mean|(?:of |or )?(?:liever gezegd|beter gezegd|rather)|dat zeg ik (?:\\S+ )?verkeerd|ik zeg het verkeerd|ik vergis me|ik versprak me|dat klopt niet|dat moet zijn|dat is fout|i misspoke|that's wrong|make that|scratch that|my mistake) (?:[,.:] )*)+(?:(?:het|dit|is|moet|zijn|een|de|it's|this|an?) )*";
const slipped = new RegExp(`(?:(?:een|an?) )?# (?:, )?${slip}@`, 'u');

/** `Conclusie paniekstoornis, nee wacht, ik vergis me, angststoornis` as `Conclusie angststoornis`. */
export function putRight(mention: Mention): Mention {
  const { before, clause } = mention;
  if (slipped.test(clause)) return { ...mention, clause: clause.replace(slipped, '@') };
  const at = before.findLastIndex((each) => each.includes('#'));
  if (at < 0) return mention;
  const joined = `${before.slice(at).join('')}${clause}`.replace(/ {2,}/g, ' ');
  if (!slipped.test(joined)) return mention;
  return { ...mention, before: before.slice(0, at), clause: joined.replace(slipped, '@') };
}

const asides =
  /(?<= (?:dat|dit)) alles (?:bij elkaar|samen|tezamen)(?: (?:genomen|opgeteld))?(?= is )| (?:zoals|as) (?:we|ik|wij|u|je|i|you) (?:eerst |eerder |first |initially )?(?:dacht|dachten|vermoedden|thought|suspected) (?=#? ?(?:, )?(?:maar|but|een|@|an?|it's|het) )| (?:als (?:u|je|jij) (?:het )?(?:aan )?(?:mij|me) vraagt|als ik (?:heel )?eerlijk ben|als ik (?:het|u|je|dat|dit) (?:zo |goed )*(?:begrijp|begrepen heb|hoor|lees)|if you ask me|if i'm honest) (?:, )?| (?:i think |we think )?(?:it's|it is) (?:(?:fair|safe|right|reasonable) to say|safe to conclude) (?:that )?| i think we can (?:safely )?(?:say|conclude) (?:that )?|(?:^| ,) (?:zo|zoals|wat) (?:(?!niet|geen)\S+ ){0,2}(?:heet|heette|heten|noemt|noemen|noemden)(?: (?:dat|het|we|wij|ze|vroeger|nu|tegenwoordig|officieel))* (?=, )| , (?:zeg maar|zogezegd|so to speak|as (?:we|they) (?:used to )?call it) (?=, )/g;
/** `Met wat u vertelt vind ik het …`: who told it is no matter. */
const whatIsTold =
  / (?:what|everything|all|alles wat|wat) (?:you|you've|you're|you both|you've both|u|je|jij|jullie) (?:\S+ )?(?:told|tell|telling|said|saying|describe|described|describing|vertelt|vertel|verteld|vertelde|beschrijft|beschrijf|zegt)(?: (?:me|us|mij|ons))?(?: (?:last week|today|just now|net|vandaag|hebt|heeft))?(?= (?:,|is|i'd|i|this|that|it|it's|that's|vind|noem|denk|zou|kom|zie|past|spreek|wijst|lijkt) )/u;
/** What stands before `dus een …` led to it and says nothing of it; not in `je opa had dus …`. */
const ledToIt =
  /^.*(?<! (?:als|if|zegt|zei|zeggen|denkt|denk|denken|says|said|think|thinks|is|are|was|waren|were|heeft|hebt|heb|hebben|had|hadden|kreeg|krijgt|has|have|u|je|hij|ze|ik|not|niet|geen|do|did|or|of|even|quite|not|than|meer|wel|noem|noemen|het|dat|dit|it)) (?:dus|so) (?=(?:(?:wel|toch|gewoon|waarschijnlijk|probably|nu|now|een|an?|the|de|ernstige|lichte|matige|chronische) )*@)/u;

const hasVerb =
  /^ (?:(?:en|and|dus|so|maar|but|,) )*(?:dat|dit|het|that|this|it|(?:de|mijn|onze|the|my|our) (?:diagnose|conclusie|diagnosis|conclusion)) (?:is|zijn|was|luidt|blijft|remains) .*@/;

/** `Ik denk, maar dat is nog een vermoeden, aan een depressie`: goes on with what was broken off. */
const interruption =
  /^ (?:(?:maar|en|but|and) )?(?:dat|dit|het|that|this|it)(?:'s| is| blijft| remains) [^,@#]*(?:, [^,@#]*)?, (?=(?:aan|richting|op|van|naar|of|about|towards) )|^ (?:(?:en|and) )?(?:zoals|zo|daar|as|and) (?:[^,@#]+ )?, (?=(?:een |an? )?(?:\S+ )?@ )/;

/** `niet de borderline waar de huisarts aan dacht, maar …`: who thought so says nothing of what follows. */
const saidOfDenied =
  /(?<= (?:niet|geen|not|no)(?: (?:de|een|het|die|dat|the|an?|that))?(?: (?!#)\S+)? #(?: dus| dan| meer)?) (?:waar|waarvan|die|dat|zoals|wat|that|which|your|you|the|we|they|as|people) .*/u;

/** `niet zozeer een angststoornis, maar eerder een dwangstoornis` */
const ratherThan = /^ (maar|but) (?:eerder|veeleer|vooral|rather|more) (?=(?:een |an? )?@ )/u;

/** A clause without a verb goes on with the one before: `Het is geen manie, wel een depressie`. */
function completed({ clause: said, before }: Mention, cues: Cues): string {
  const clause = said.replace(ratherThan, ' $1 ');
  const last = before.findLast((each) => each.trim().split(' ').length > 1);
  if (last !== undefined && interruption.test(clause))
    return `${last.replace(/[,;] $/, '').trimEnd()} ${clause.replace(interruption, '')}`;
  if (!cues.bare.test(clause) || before.length === 0 || hasVerb.test(clause) || isHeaded(clause))
    return clause;
  const carried = before.slice(-2).join(' ').replace(/[.;,]/g, '').replace(/\s+/g, ' ');
  const isTurned = opensWithTurn.test(clause);
  const start = isTurned
    ? carried
        .replace(saidOfDenied, ' ')
        .replace(/ (?:isn't|wasn't) /g, ' is ')
        .replace(negations, ' ')
        .replace(negations, ' ')
    : carried;
  return `${start.trimEnd()}${clause.replace(/^ (?:[,;.]|maar|but|en|and|wel|dus|so) /, ' ')}`;
}

/** `Het zou me niet verbazen als het ADHD is.` */
const unsurprised =
  / (?:het )?zou (?:me|mij) (?:niets?|niks|niet) verbazen (?:als|wanneer) | (?:it )?(?:wouldn't|would not) surprise me if | (?:i'd|i would) be (?:\S+ )?surprised if (?:this|it) (?:wasn't|weren't|isn't) | het zou (?:me|mij) (?:\S+ )?verbazen als (?:het|dit|u|je) geen /u;
/** `Je hebt een depressie, jongen.` */
const vocative = /(@(?: ,)?) (?:man|jongen|meid|meis|joh|vriend|kerel|mate|buddy|love|dear)(?= [.,!] | $)/u;
/** `niet gespecificeerd` and `niet-organisch` deny nothing. */
const unspecified =
  / (?:niet|not) (?:(?:nader|anderszins|verder|otherwise|further) )?(?:gespecificeerde?|omschreven|geclassificeerde?|organische?|specified|organic)(?= )/gu;
/** `een psychische stoornis in de vorm van een waanstoornis` */
const wideThenNarrow =
  / (?:\S+ )?(?:stoornis|beeld|toestandsbeeld|aandoening|problematiek|disorder|condition)(?: ,)? (?:in de vorm van|in de zin van|te weten|namelijk|in the form of|namely) /u;

/** One clinician tells another: `Ik heb hier een man van zestig met …`. */
const handover =
  / (?:ik heb hier|hier heb ik|ik zie(?: hier)?|we zien(?: hier)?|wat (?:ik|we) (?:zie|zien) is|(?:patient|patiente|client|cliente|betrokkene) is|het gaat om|het betreft|betreft|dit is|ik bel (?:\S+ )?over|i have|i've got|this is|it's) (?:(?:een|an?) (?:\S+ ){0,4}?)?(?:iemand|man|vrouw|dame|heer|jongen|meisje|jongeman|patient|patiente|client|cliente|woman|male|female|gentleman|lady|boy|girl)(?: van \S+(?: jaar)?)?(?: ,)? (?:met|with|who has) /u;

/** `bij deze man`, in what one dictates. */
const thisOne =
  /(?:(?<=^(?: (?!zag|sprak|had|behandelde|kende|ken)\S+){0,4}) een (?:\S+ )?\S*jarige| (?:deze|this)(?: \S+)?|(?<= bij)(?: een)?) (?:man|vrouw|dame|heer|jongen|meisje|jongeman|patient|patiente|client|cliente|woman|gentleman|lady|boy|girl)(?: van \S+(?: jaar)?)? /u;
/** `Ik denk dat we het nu wel een depressie mogen noemen`: no doubt is left. */
const mayBeCalled =
  / ik (?:denk|vind) dat (?:we|ik|wij) (?:het|dit|dat) (?:(?!niet|geen)\S+ ){0,4}(?=(?:een )?@ (?:mogen|mag|moeten) noemen )/u;

/** How severe it is, and of which type, is read beside the name. */
const severity =
  /(?<= )(?:(?:lichte?|milde?|matige?|ernstige?|zware|recidiverende|chronische|mild|moderate|severe|recurrent|chronic) )+(?=@ )/u;
/** `300.02 gegeneraliseerde angststoornis`, `F41.1 …` */
const codeBefore = /(?<= )(?:\d{3}(?:\.\d+)?|[fzx]\d{2}(?:\.\d+)?) (?:[,:] )?(?=@ )/u;
/** `mensen zoals u, met een angststoornis` */
const suchAsClient =
  / (?:iemand|mensen|someone|people) (?:zoals|als|like) (?:u|jij|jou|you) (?:, )?(?:met|with|who have) /u;
/** `een lichte vorm van dementie` */
const formOf =
  /(?<! (?:de|the)) (?:(?:lichte|milde|matige|ernstige|zware|chronische|beginnende|mild|moderate|severe|chronic) )?(?:vorm|form) (?:van|of) (?:een |an? )?(?=@ )/u;
const type = /(?<= @) type (?:i|ii|een|twee|one|two|\d)(?= )/u;

const noNames = (language: Language): string => {
  const words =
    'wie wat dat dit die deze het er hier daar u je jij jullie ik we wij hij ze zij men oma opa tante oom mama papa mum mom dad grandma grandpa granny iedereen niemand iemand alles niets who what that this it there here you i we he she they everyone everybody nobody someone anyone everything nothing which one';
  return [kin[language], ...words.split(' ')].join('|');
};
const firstNameIn = (language: Language, does: string): RegExp =>
  new RegExp(
    `^ ((?:(?:ja|nou|kijk|dus|en|maar|yes|yeah|so|and|well|but|,) )*)(?!(?:${noNames(language)}) )\\p{L}+ (?=(?:${does}) )`,
    'u',
  );
const has = 'heeft|lijdt|has|voldoet|meets|suffers';
const firstNames = { nl: firstNameIn('nl', `${has}|is`), en: firstNameIn('en', `${has}|is`) } as const;
/** In dictation `diagnose is` has no name. */
const firstNamesWhoHave = { nl: firstNameIn('nl', has), en: firstNameIn('en', has) } as const;

/** To who came for somebody who is not there: `Uw man heeft …`, `Zoals u weet heeft uw man …`, `Your father's is …`. */
const absentIn = (language: Language): RegExp => {
  const them = `(?:uw|je|jouw|jullie|your) ${kin[language]}`;
  return new RegExp(
    ` ${them}(?:'s (?=is |(?:\\S+ )?@ )| (?=(?:(?!ook|also|zelf)\\S+ ){0,3}?(?:heeft|lijdt|is|voldoet|has|meets|suffers) ))|(?<= (?:heeft|lijdt|is|voldoet|bij|van|has|does|with)) ${them} `,
    'u',
  );
};
const absent = { nl: absentIn('nl'), en: absentIn('en') } as const;

type Company = { language: Language; isAccompanied: boolean; isClientAway: boolean; isDictated: boolean };

export function plainClause(
  mention: Mention,
  cues: Cues,
  { language, isAccompanied, isClientAway, isDictated }: Company,
): string {
  const uncoded = { ...mention, clause: mention.clause.replace(codeBefore, '') };
  const said = asClient(completed(uncoded, cues), language, isDictated);
  const text = onlyDoubtsOfIt(withoutOtherName(said))
    .replace(asides, ' ')
    .replace(whatIsTold, language === 'nl' ? ' het' : ' it')
    .replace(ledToIt, ' dus ')
    .replace(formOf, ' ')
    .replace(severity, '')
    .replace(type, '')
    .replace(beside, ' ')
    .replace(unsurprised, language === 'nl' ? ' ik vermoed dat ' : ' i suspect ')
    .replace(vocative, '$1')
    .replace(unspecified, '')
    .replace(thisOne, ' client ')
    .replace(mayBeCalled, ' ik noem het ')
    .replace(suchAsClient, language === 'nl' ? ' client heeft ' : ' client has ')
    .replace(handover, language === 'nl' ? ' client heeft ' : ' client has ')
    .replace(wideThenNarrow, ' ')
    .replace(knownBefore, ' ')
    .replace(row, '@');
  // To a parent the client is spoken of by name: `Lotte heeft …`.
  const names = isAccompanied ? firstNames : isDictated ? firstNamesWhoHave : undefined;
  const named = names ? text.replace(names[language], ' $1client ') : text;
  return isClientAway ? named.replace(absent[language], ' client ') : named;
}
