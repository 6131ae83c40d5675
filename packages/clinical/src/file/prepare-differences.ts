/** What letters and notes say differently, with both their sentences. */
import { capitalised } from '../reading/text.ts';
import type { AllergyFinding, Finding, MedicineFinding } from './finding.ts';
import { isSameDose, medicineKey } from './medicine-course.ts';
import { type Desk, lineOf, type PreparationLine } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { dayText, doseText, onDay } from './wording.ts';

type Line = PreparationLine | undefined;

const isNow = (finding: Finding): finding is MedicineFinding =>
  finding.kind === 'medicine' && finding.standing === 'now' && !finding.is_denied;

/** The last that a kind of paper says of each medicine. */
function lastByMedicine(desk: Desk, kind: 'note' | 'attachment'): Map<string, MedicineFinding> {
  const last = new Map<string, MedicineFinding>();
  const dayOf = ({ source }: Finding) => desk.byId.get(source)?.date ?? '';
  for (const finding of desk.findings) {
    if (!isNow(finding) || desk.byId.get(finding.source)?.kind !== kind) continue;
    const key = medicineKey(finding.name);
    const known = last.get(key);
    if (!known || dayOf(finding) >= dayOf(known)) last.set(key, finding);
  }
  return last;
}

function sayText(finding: MedicineFinding, desk: Desk): string {
  const { language, byId } = desk;
  const source = byId.get(finding.source);
  const words = texts[language];
  const says =
    finding.change === 'stopped'
      ? `${words.stopped} ${onDay(finding, language)}`
      : doseText(finding, language);
  return source
    ? `${words.in[source.kind]} ${dayText({ date: source.date, precision: 'day' }, language)}: ${says}`
    : says;
}

/** Whether the later paper says something else without telling of a change. */
function isOtherwise(earlier: MedicineFinding, later: MedicineFinding): boolean {
  if (later.change !== 'continued') return false;
  if (earlier.change === 'stopped') return true;
  // `0,5 mg sinds 5 februari` tells when it was changed.
  if (later.since && later.since.date > earlier.date) return false;
  return earlier.dose !== undefined && later.dose !== undefined && !isSameDose(earlier, later);
}

export function differenceLines(desk: Desk): PreparationLine[] {
  const { byId, course } = desk;
  const ofLetters = lastByMedicine(desk, 'attachment');
  const medicines = [...lastByMedicine(desk, 'note')].map(([key, noted]) => {
    const written = ofLetters.get(key);
    if (!written) return undefined;
    const isLetterLater = (byId.get(written.source)?.date ?? '') >= (byId.get(noted.source)?.date ?? '');
    const [earlier, later] = isLetterLater ? [noted, written] : [written, noted];
    if (!isOtherwise(earlier, later)) return undefined;
    return lineOf(
      `${capitalised(later.name)}: ${sayText(later, desk)}; ${sayText(earlier, desk)}`,
      [later, earlier],
      desk,
    );
  });
  const denied = course.allergies.find(({ is_denied }) => is_denied);
  const named = course.allergies.filter(
    (each): each is AllergyFinding =>
      !each.is_denied && denied !== undefined && each.source !== denied.source,
  );
  return [...medicines, ...named.map((each) => denied && allergyDifference(each, denied, desk))].filter(
    (line) => line !== undefined,
  );
}

function allergyDifference(named: AllergyFinding, denied: AllergyFinding, desk: Desk): Line {
  const { byId, language } = desk;
  const words = texts[language];
  const where = ({ source }: Finding) => {
    const from = byId.get(source);
    return from ? `${words.in[from.kind]} ${dayText({ date: from.date, precision: 'day' }, language)}` : '';
  };
  const text = `${words.allergyTo}: ${named.name} (${where(named)}); ${words.noAllergies.toLowerCase()} (${where(denied)})`;
  return lineOf(text, [named, denied], desk);
}
