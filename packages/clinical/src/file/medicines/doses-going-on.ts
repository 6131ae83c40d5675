/** Doses that a sentence tells of the medicine that was named last: `Sinds 3 augustus zit zij op 20 mg tweemaal daags`. */
import { plain } from '../../reading/text.ts';
import type { MedicineFinding } from '../finding.ts';
import { type ReadSentence, readSentence } from '../read.ts';
import { lastNamed } from './dose-of-last.ts';
import { medicineFindings } from './medicine-findings.ts';

/** Somebody uses it so now. */
const tellsNow =
  /\b(?:sinds|nu|thans|inmiddels|momenteel|tegenwoordig|huidige|zit|staat|krijgt|neemt|gebruikt|slikt|spuit|(?:vanaf|per) (?:vandaag|heden)|from today|as of today|since|now|currently|at present|takes|gets|reached|is on|is taking|current dose|remains on|stands at|(?:verhoogd|opgehoogd|verlaagd|afgebouwd|gezakt|opgebouwd) naar|(?:increased|raised|reduced|lowered|titrated)(?: \p{L}+)? to)\b/u;
/** Nothing but a dose of what was named before. */
const isOfOtherThing =
  /\b(?:alcohol|bier|wijn|cocaine|cannabis|spiegel|level|cafeine|caffeine|zout|salt|eiwit|protein)\b/u;

const isDose = ({ unit, isUnitSaid }: { unit?: string; isUnitSaid: boolean }): boolean =>
  isUnitSaid && (unit === 'mg' || unit === 'mcg');

/** The last dose that the sentences before this one tell of it. */
function doseBefore(name: string, sentences: readonly ReadSentence[], at: number): number | undefined {
  for (const { slots } of sentences.slice(Math.max(0, at - 2), at).toReversed()) {
    const last = slots.amounts.findLast((amount) => amount.medicine === name && isDose(amount));
    if (last) return last.value;
  }
  return undefined;
}

const direction = (dose: number | undefined, was: number | undefined): Partial<MedicineFinding> =>
  dose === undefined || was === undefined || dose === was
    ? {}
    : { change: dose > was ? 'raised' : 'lowered', dose_before: was };

export function dosesGoingOn(sentences: readonly ReadSentence[], at: number): MedicineFinding[] {
  const sentence = sentences[at];
  if (!sentence || sentence.isRow || /^(?:lab|allergies|family|greeting|question)$/.test(sentence.part))
    return [];
  const { slots, words } = sentence;
  const isAbout = slots.medicines.length === 0 && slots.amounts.some(isDose);
  if (!isAbout || isOfOtherThing.test(plain(words)) || !tellsNow.test(plain(words))) return [];
  if (slots.amounts.some(({ end }) => /^\s?\/\s?(?:l|ml|dl)\b/iu.test(words.slice(end)))) return [];
  const name = lastNamed(sentences, at);
  if (!name) return [];
  const text = `${name} ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}`;
  const read = readSentence({ ...sentence, text }, sentence.paper);
  const was = doseBefore(name, sentences, at);
  return medicineFindings({ ...read, from: sentence.from, to: sentence.to })
    .filter(({ dose, standing }) => dose !== undefined && (standing === 'now' || standing === 'before'))
    .map((finding) =>
      finding.standing === 'now' && finding.dose_before === undefined
        ? { ...finding, ...direction(finding.dose, was) }
        : finding,
    );
}
