/** Whether an English talk says that the client is a woman or a man; a name alone says nothing. */
type Gender = 'f' | 'm' | null;

const female =
  /\byear[- ]old (?:\S+ ){0,3}?(?:female|woman|lady|girl)\b|\b(?:are|were|could|might) you (?:be )?pregnant\b|\b(?:my|your) (?:last )?(?:periods?|menstrual cycle|menopause|pregnancy|pregnancies|hysterectomy|mammogram|pap smear|smear test)\b|\bi(?:'m| am| was) pregnant\b/u;
const male =
  /\byear[- ]old (?:\S+ ){0,3}?(?:male|man|gentleman|boy)\b|\b(?:my|your) (?:prostate|erections?|testicles?|psa)\b/u;
/** A title is the client's where the clinician greets with it. */
const greetsHer =
  /^(?:(?:hi|hello|hey|good|morning|afternoon|evening|welcome|so|well|okay|alright|back)[ ,.]+)*(?:mrs|ms|miss|madam|ma'am)\b/u;
const greetsHim =
  /^(?:(?:hi|hello|hey|good|morning|afternoon|evening|welcome|so|well|okay|alright|back)[ ,.]+)*(?:mr|mister|sir)\b/u;
const GREETINGS = 6;

export function genderIn(sentences: readonly string[]): Gender {
  let [women, men] = [0, 0];
  for (const [at, sentence] of sentences.entries()) {
    const heard = sentence.toLowerCase();
    if (female.test(heard) || (at < GREETINGS && greetsHer.test(heard))) women += 1;
    if (male.test(heard) || (at < GREETINGS && greetsHim.test(heard))) men += 1;
  }
  return women > 0 && men === 0 ? 'f' : men > 0 && women === 0 ? 'm' : null;
}
