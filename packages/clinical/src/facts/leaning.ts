/** Facts that say nothing without the one before: `Honderdvijftig, 's ochtends.`, `Dat was vorig jaar.` */
import { stemsOf } from '../reading/stems.ts';
import { plain } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Fact } from './fact.ts';

const pointing =
  /^(?:dat|die|dit|daar\w*|toen|dan|daarna|daarvoor|eerst|nu|ook|zo|hij|zij|ze|het|er|that|this|those|it|then|so|he|she|they|there|before that|now)\b/;

/** One word that tells something is a topic: `Hoofdpijn.` */
const FEW = 1;

export function leans({ clause, quote, slots, told_by, asked }: Fact, before: Fact | undefined): boolean {
  if (!before || before.told_by !== told_by) return false;
  const words = clause ?? quote;
  const named = slots.medicines.length + slots.measurements.length + slots.findings.filter(({ isHint }) => !isHint).length;
  const stems = stemsOf(tokensOf(words)).size;
  if (asked !== '' && asked !== before.asked && clause !== null && stems > FEW) return false;
  return named === 0 && (stems <= FEW || pointing.test(plain(words)));
}
