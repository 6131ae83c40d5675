/** Who is asked about by their first name. */
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { OtherPerson } from './sentence.ts';

/** Of whom a question asks by name: `En Bram, hoe is het met hem?`, `Wat doet Femke dan?` */
const byName: readonly RegExp[] = [
  /(?:^|^(?:[Ee]n|[Mm]aar|[Dd]us|[Aa]nd|[Ss]o|[Bb]ut) )(\p{Lu}\p{Ll}{2,}), .*(?<!\p{L})(?:hij|hem|ze|zij|haar|die|ie|he|him|she|her)(?!\p{L})/u,
  /(?<!\p{L})(?:met|doet|deed|heeft|had|is|was|gaat|ging|drinkt|slaapt|eet|vindt|zegt|zei|weet|reageert|merkt|does|did|is|was|has|how's) (\p{Lu}\p{Ll}{2,})(?= [\p{Ll}]|[,?])/u,
];
export const noNames =
  /^(?:Pasen|Kerst|Kerstmis|Pinksteren|Nederland|Maandag|Dinsdag|Woensdag|Donderdag|Vrijdag|Zaterdag|Zondag|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|And|But|Dan|Hoe|Wat|Stemming|Slaap)$/u;

export function namedAsked(said: string): (OtherPerson & { gender: null }) | undefined {
  for (const form of byName) {
    const name = form.exec(said)?.[1];
    if (name !== undefined && !noNames.test(name) && medicineMentions(tokensOf(name)).length === 0)
      return { relation: name, gender: null };
  }
  return undefined;
}
