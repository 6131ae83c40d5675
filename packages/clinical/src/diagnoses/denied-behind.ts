/** What follows a diagnosis in its sentence, and says that the client does not have it. */
import { slip } from './plain-clause.ts';

/** `…, nee, sorry, een angststoornis`: the one before does not hold. */
const putsRight =
  /^ (?:, )?(?:of |or )?(?:nee|no(?= (?:,|sorry|wait|it's|i|actually|rather|that's) )|sorry|wacht|wait|correctie|correction|pardon|ik bedoel|i mean) (?!.* (?:geen|niet|no|not) (?:\S+ ){0,2}#).*#/;

/** `…, sorry, dat zeg ik verkeerd.` */
const takenBackAtLast = new RegExp(
  `^ (?:, )?(?=.*(?:verkeerd|vergis|versprak|correctie|correction|misspoke|scratch that|my mistake))${slip}[.!]? ?$`,
  'u',
);

/** `…, nee wacht, dat zeg ik verkeerd, een angststoornis`, over more clauses than one. */
const putsRightAtLast = new RegExp(`^ (?:, )?${slip}#`, 'u');

/** `Een eetstoornis, nee, dat denk ik niet.` */
const rejects =
  /^ (?:(?:,|nee|no|hoor|maar|but|nou|well|en|and) )*(?:dat (?:denk|geloof|zie|vind|verwacht) ik (?:\S+ )?niet |(?:dat|die|het) (?:zou|zouden) (?:ik|we|wij) (?:(?:nu|zelf|hier|vandaag|zeker|ook) )*(?:niet|geen) (?:meer )?(?:zo )?(?:noemen|zeggen|stellen|geven)(?= )|dat is het (?:\S+ )?niet |(?:it|that|this) (?:isn't|is not)(?= [.,] | $)|(?:i|we) don't (?:think|believe) (?:so|it) |(?:you|he|she) (?:never|don't|didn't|doesn't) (?:\S+ )?(?:had|have|has) (?:it|that)(?= )|(?:dat|die) (?:had|heeft|hebt|heb) (?:u|je|jij|hij|ze|zij) (?:(?!meer )\S+ )?(?:niet|nooit)(?= [.,] | $| gehad ))/;

/** `PTSS: niet aanwezig.` */
const isListedAsAbsent =
  /^ : (?:was|were|nooit|never|weg|over|uitgesloten|resolved|verleden|niks|nothing|niet|geen|nee|afwezig|negatief|neg|nvt|not|no|none|nil|absent|negative) /;

/** `…, dat hoort bij iemand anders`: the wrong file is open. */
/** `Previous alcohol misuse, abstinent for nine years, no longer a problem.` */
const isNoProblem =
  / (?:no longer (?:a|an) (?:problem|issue|concern)|geen probleem meer|niet meer aan de orde|speelt (?:nu )?niet meer|vormt geen probleem meer)(?= )/;
/** `Query ADHD on referral, not supported on assessment.` */
const isUnsupported =
  /^ no longer (?:present|evident|active|applies|meets)(?= )|^ (?:[,(] )?(?:but |maar |echter )?(?:not|niet) (?:supported|confirmed|borne out|substantiated|bevestigd|aangetoond|gevonden|onderbouwd|vastgesteld)(?= )/;
const isOfOtherFile =
  / (?:(?:hoort|horen|is|zijn|was|waren|stond|gaat) (?:\S+ )?(?:bij|van|over) (?:iemand anders|een ander|een andere (?:patient|client)\S*|de vorige (?:patient|client)\S*)|niet van (?:u|jou)|(?:belongs?|belonged) to (?:someone|somebody|another)|(?:someone|somebody) else's|(?:isn't|not) yours) /;

/** `…, en die hebben we verworpen` */
const rejected =
  /^ (?:, )?(?:en |maar |and |but )?(?:die|dat|deze|that|it|which) (?:(?:hebben|heb|is|werd|was|we|ik|i|has|have|been|later|toen|inmiddels|uiteindelijk) )*(?:verworpen|weerlegd|uitgesloten|losgelaten|ingetrokken|rejected|ruled out|dropped|withdrawn)(?= )/;

const putsRightAtOnce = new RegExp(`@ (?:, )?${slip}#`, 'u');

export function isDeniedBehind(after: readonly string[], clause = ''): boolean {
  const [next = ''] = after;
  const behind = after.join('').replace(/ {2,}/g, ' ');
  return (
    after.slice(0, 2).some((each) => rejected.test(each)) ||
    putsRightAtOnce.test(clause) ||
    putsRight.test(next) ||
    isListedAsAbsent.test(next) ||
    [putsRightAtLast, takenBackAtLast, rejects, isNoProblem, isUnsupported, isOfOtherFile].some((test) =>
      test.test(behind),
    )
  );
}
