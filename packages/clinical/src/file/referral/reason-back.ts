/** Sentences that say that what stands before them is why somebody is sent. */
import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';
import { oneLine } from '../other-findings.ts';
import { isOfLetter } from '../paper/letter-ends.ts';
import type { ReadSentence } from '../read.ts';

/** `Dit is de reden dat ik haar stuur`, `Hence this referral`: why stands in the sentence before it. */
const back: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en )?(?:dit|dat|deze \p{L}+|dit alles|het bovenstaande|bovenstaande|een en ander) (?:is|zijn|was|vormt|vormde|waren)\b[^.;]{0,40}\b(?:reden|aanleiding|waarom)\b(?:\W*$|[^.;]{0,30}\b(?:verwij\p{L}*|stuur|sturen|meld|aan(?:ge)?meld\p{L}*|brief|schrijf|schrijven|komst|consult|opname|opgenomen|bericht|hulp|inschakel\p{L}*|u|jullie)\b)|(?:om (?:die|deze) reden(?:en)?|daarom|hiervoor|daarvoor|derhalve|vandaar|hiermee|daarmee|reden (?:waarom|dat|om|voor)|aanleiding (?:om|voor))\b[^.;:]{0,60}\b(?:verwijs|verwijzen|verwezen|verwijzing|stuur|sturen|gestuurd|meld|melden|aanmelding|aangemeld|aan te melden|brief|schrijf|schrijven|insturen|ingestuurd|consult|overleg|vraag|hulp|opname|opgenomen|beoordeling)\b)/u,
  en: /^(?:(?:this|that|these|all this|the above) (?:is|are|was|were)\b[^.;]{0,30}\b(?:why|reason|prompt\p{L}*)\b(?:\W*$|[^.;]{0,30}\b(?:refer\p{L}*|letter|writ\p{L}*|send\p{L}*|sent|admi\p{L}*|opinion|assessment|you|contact\p{L}*|came|attend\p{L}*)\b)|(?:hence|therefore|for (?:this|that|these) reasons?|thus|this prompted|so i am|so we are|it is for this)\b[^.;:]{0,60}\b(?:refer\p{L}*|letter|writ(?:e|ing)|send(?:ing)?|sent|admission|admitted|opinion|assessment)\b)/u,
};
const WHOLE_characters = 130;
export const pointsBack = ({ text, part, paper, isRow }: ReadSentence): boolean => {
  const heard = plain(oneLine(text));
  return (
    !isRow &&
    !/^(?:family|greeting)$/.test(part) &&
    heard.length <= WHOLE_characters &&
    back[paper.language].test(heard)
  );
};

/** The sentence right before one that points back, where it tells something of the client. */
export function pointedAt(sentences: readonly ReadSentence[], at: number): ReadSentence | undefined {
  const [before, sentence] = [sentences[at - 1], sentences[at]];
  const isNear = before && sentence && !before.isRow && sentence.from - before.to <= 2;
  return isNear && pointsBack(sentence) && !isOfLetter(before.text) ? before : undefined;
}
