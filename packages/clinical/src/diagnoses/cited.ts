/** Words of somebody else that the clinician reads or repeats between quotation marks. */
import type { Language } from '../note.ts';
import { type Mention, mentionsIn } from './clauses.ts';

const quoted = /["“”„«»][^"“”„«»]{3,200}["“”„«»]|(?<![\p{L}\p{N}])['‘][^'‘’]{3,160}['’](?![\p{L}\p{N}])/gu;
const byOthers =
  /(?<!\p{L})(?:huisarts|poh|praktijkondersteuner|verwijz\p{L}*|verwijsbrief|gemeente|formulier|bericht|mail|mailtje|ambulance|politie|crisisdienst|tolk|pro justitia|rapporteur|collega|therapeut|ziekenhuis|school|bedrijfsarts|wijkteam|internet|term|noemde|noemt|aangemeld|aangekruist|gp|referr\p{L}*|message|form|email|discharged from|interpreter|police|colleague|therapist|hospital|ticked|called|calls|you (?:said|wrote|say))(?!\p{L})/iu;

/** `Ik lees voor wat ik aan uw huisarts schrijf: …` */
const byMyself =
  /(?<!\p{L})(?:wat ik|ik schrijf|schrijf ik|heb ik|ik heb|zet ik|ik zet|mijn (?:brief|verslag)|what i|i've|i have|i'll|i put|i wrote|my (?:letter|report|note))(?!\p{L})/iu;

/** The diagnoses that are named in `text`, without what is only cited: `De huisarts schrijft "verdenking borderline".` */
export function uncited(text: string, said: string, before: string, language: Language): Mention[] {
  const mentions = mentionsIn(text, language);
  const citations = mentions.length > 0 ? (said.match(quoted) ?? []) : [];
  const own = said.replace(quoted, ' ');
  const around = `${before} ${own}`;
  if (citations.length === 0 || !byOthers.test(around) || byMyself.test(around)) return mentions;
  const idsIn = (part: string) => mentionsIn(part, language).map(({ name }) => name.id);
  const cited = citations.flatMap(idsIn);
  const kept = idsIn(own);
  return mentions.filter(({ name }) => !cited.includes(name.id) || kept.includes(name.id));
}
