/** Every sentence of the file that names a medicine, and whether it is the client's. */
import { findMedicine, isSpelledMedicine } from '../../reading/medicines.ts';
import { plain } from '../../reading/text.ts';
import type { Finding, MedicineFinding } from '../finding.ts';
import { medicineKey } from '../medicine-course.ts';
import { medicineWords } from '../medicines/medicine-words.ts';
import { ticked } from '../paper/boxes.ts';
import type { PaperSentence } from '../paper/paper.ts';
import { withoutAsides, withoutOnlyThought } from './only-thought.ts';
import { namesOfOthers, type Owner, ownerIn } from './other-people.ts';
import type { Desk, PaperRead } from './preparation.ts';
import { allergyQuotes, namesAllergy } from './prepare-allergies.ts';
import { withUnnamed } from './unnamed-mentions.ts';

/** `place`: where in its sentence it is named. */
export type Mention = {
  paper: PaperRead;
  at: number;
  place: number;
  key: string;
  owner: Owner;
  finding?: MedicineFinding;
};

/** Tablets that somebody took, hid or brought back are no medicine in use. */
const noUse =
  /\b(?:ampul\p{L}*|(?:is|zijn) weg uit huis|uit huis gehaald|aan (?:de |het )?\p{L}+ (?:van \p{L}+ \p{L}+ )?(?:te )?(?:denken|gedacht)|strips?(?:je)? van|lege strips?|apart gelegd|opgespaard|gespaard|verzameld|ingenomen volgens|pillen innemen|lade vol|intoxicatie|overdos\p{L}*|suïcidepoging|suicide attempt|attempted suicide|ampoules?|stockpil\p{L}*|hoard\p{L}*)\b/iu;
/** `TS 2021: paracetamol 30 tab`. */
const attempt = /(?<!\p{L})(?:TS|AZ|OD)(?!\p{L})/u;
const isLevel = /\b(?:\p{L}*spiegels?|levels?)\b/iu;
const changed =
  /\b(?:gestopt|gestaakt|gestart|hervat|verhoogd|verlaagd|stopped|started|resumed|increased|reduced)\b/iu;
/** Also `Priadel 400 sinds 21-9`. */
const dose =
  /\d\s?(?:mg|mcg|µg|ug|ml|gram|g|ie|eh|dd|x daags)(?![\p{L}])|^\W*\p{L}{4,} \d{1,4} (?:sinds|since|per|from)\b|(?<=\p{L}{4,} )(?<!(?:spiegels?|levels?) )\d{2,4}(?![.,/-]?\d)/iu;
const parts = new Set(['family', 'allergies', 'greeting', 'question', 'lab']);

function isOfUse({ text, part }: PaperSentence, language: 'nl' | 'en'): boolean {
  if (
    parts.has(part) ||
    noUse.test(text) ||
    attempt.test(text) ||
    medicineWords[language].overdose.test(plain(text))
  )
    return false;
  return !(isLevel.test(text) && !dose.test(text) && !changed.test(text));
}

const SHORT_letters = 3;

/** `Nicotinepleister`, `lithiumtabletten`. */
const form = /(?<=\p{L}{5})(?:pleisters?|tablet(?:ten)?|capsules?|kauwgom|spray|drank|injecties?|depot)$/iu;

/** The medicines that the words of a sentence name, and where. */
function namedIn({ text, from }: PaperSentence, findings: readonly MedicineFinding[]): Map<string, number> {
  const named = new Map<string, number>();
  for (const { 0: word, index } of ticked(text).matchAll(/\p{L}[\p{L}\d]{2,}/gu)) {
    // `KCl`, `HCT`: of three letters only in capitals.
    if (word.length === SHORT_letters && !/^\p{Lu}.*\p{Lu}/u.test(word)) continue;
    const name = word.replace(form, '');
    if (!isSpelledMedicine(name) || findMedicine(name) === undefined) continue;
    const key = medicineKey(plain(name));
    if (!named.has(key)) named.set(key, index);
  }
  for (const finding of findings) {
    const key = medicineKey(finding.name);
    if (finding.from === from && !finding.is_denied && !named.has(key)) named.set(key, 0);
  }
  return named;
}

const isMedicine = (finding: Finding): finding is MedicineFinding => finding.kind === 'medicine';

/** `Depot 75 gegeven`: of the one medicine that the file names as a depot. */
function withDepots(mentions: readonly Mention[], papers: readonly PaperRead[]): Mention[] {
  const isDepot = ({ paper, at }: Mention) => depot.test(paper.sentences[at]?.text ?? '');
  const own = mentions.filter((each) => each.owner === 'client' && each.finding && isDepot(each));
  const keys = new Set(own.map(({ key }) => key));
  const [key] = keys;
  if (key === undefined || keys.size > 1) return [...mentions];
  const named = new Set(mentions.map(({ paper, at }) => `${paper.source.id} ${at}`));
  return papers.flatMap((paper) => {
    const here = mentions.filter((each) => each.paper === paper);
    const unnamed = paper.sentences.flatMap(({ text }, at): Mention[] =>
      (given.test(text) || dosed.test(text)) && !named.has(`${paper.source.id} ${at}`)
        ? [{ paper, at, place: 0, key, owner: 'client' }]
        : [],
    );
    return [...here, ...unnamed].sort((a, b) => a.at - b.at);
  });
}
const depot = /\bdepot|\bxeplion|\bmaintena|\btrevicta/iu;
/** `depot 75 mg links`: not the day of the next. */
const dosed =
  /\bdepot\b[^.]*\d\s?mg(?!\p{L})|\bdepot \d{2,3}(?![\d/-]| (?:jan|feb|m(?:aa)?rt|apr|mei|jun|jul|aug|sep|okt|nov|dec|may))/iu;
const given = /\bdepot\b[^.]*\b(?:gegeven|toegediend|geweigerd|given|administered|refused)\b/iu;

/** Oldest paper first, in the order of each paper. Sentences on allergies, levels and overdoses are left out. */
export function medicineMentions({ papers, findings, on }: Desk): Mention[] {
  const names = namesOfOthers(papers);
  const allergies = new Map(allergyQuotes({ papers }).map(({ paper, at }) => [paper, at]));
  const bySource = Map.groupBy(findings.filter(isMedicine), ({ source }) => source);
  const reacted = new Map<string, string>();
  const mentions = papers.flatMap((paper) => {
    const { source, sentences } = paper;
    const ofAllergy = new Set(allergies.get(paper));
    const own = Map.groupBy(bySource.get(source.id) ?? [], ({ from }) => from);
    return sentences.flatMap((sentence, at) => {
      const here = own.get(sentence.from) ?? [];
      const isUsed = here.some(({ dose, frequency }) => dose !== undefined || frequency !== undefined);
      const isOnlyAllergy = ofAllergy.has(at) && (!isUsed || namesAllergy(sentence.text));
      if (isOnlyAllergy) for (const key of namedIn(sentence, []).keys()) reacted.set(key, source.date);
      // `gestaakt, heeft er nog een strip van liggen`: whatever else it says, its use has ended.
      const isEnded = here.some(({ change }) => change === 'stopped');
      if (isOnlyAllergy || !(isEnded || isOfUse(sentence, source.language))) return [];
      return [...namedIn(sentence, here)].map(([key, place]): Mention => {
        const finding = here.findLast(({ name, is_denied }) => !is_denied && medicineKey(name) === key);
        const owner = ownerIn(paper, at, place, names);
        return { paper, at, place, key, owner, ...(finding ? { finding } : {}) };
      });
    });
  });
  const lastNamed = new Map(mentions.map(({ key, paper }) => [key, paper.source.date]));
  // What was last named for the reaction to it stands with the allergies.
  const isStopped = (key: string) => (reacted.get(key) ?? '') > (lastNamed.get(key) ?? '');
  const own = withoutOnlyThought(
    withoutAsides(mentions).filter(({ key }) => !isStopped(key)),
    on,
  );
  return withUnnamed(withDepots(own, papers), papers, {
    isOfUse: (sentence, { source: { language } }) => isOfUse(sentence, language),
  });
}
