/** Suggests the ICD-10 code of diagnoses that a clinician stated. Never of symptoms: what nobody stated is not here. */
import type { StatedDiagnosis } from '../diagnoses/diagnosis.ts';
import { placeOf } from './icd10-place.ts';
import type { Suggestion, Told } from './types.ts';

/** `day`: of the signed note that it stands in; null: said in the consultation itself. */
type Stating = StatedDiagnosis & { day: string | null };

type Line = { code: string; description: string };

type Icd10Suggestion = Suggestion & {
  name: string;
  is_working: boolean;
  place: NonNullable<ReturnType<typeof placeOf>> | null;
  /** Which of the statings it rests on, by their place. */
  stated: number[];
};

function reasonOf({ kind, day }: Stating): Told {
  if (day === null) {
    const ids = { stated: 'icd10_said', working: 'icd10_said_working', earlier: 'icd10_said_earlier' };
    return { id: ids[kind], values: {} };
  }
  return { id: kind === 'working' ? 'icd10_written_working' : 'icd10_written', values: { day } };
}

function codeIn(lines: readonly Line[], { name, code }: Stating, on: string) {
  if (code === null)
    return { doubt: 'unknown', reason: { id: 'icd10_words_do_not_tell', values: { name } } } as const;
  const line = lines.find((each) => each.code.toUpperCase() === code.toUpperCase());
  if (!line)
    return { doubt: 'list', reason: { id: 'icd10_not_in_list', values: { name, code, day: on } } } as const;
  return { line };
}

/** `statings`: those of the consultation first, then those of notes, the newest first: the first of a diagnosis decides. */
export function suggestIcd10(
  statings: readonly Stating[],
  lines: readonly Line[],
  on: string,
): Icd10Suggestion[] {
  const same = Map.groupBy(
    statings.map((stating, place) => ({ stating, place })),
    ({ stating }) => stating.code ?? stating.name,
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { stating } = first;
    const found = codeIn(lines, stating, on);
    const reason = found.line ? reasonOf(stating) : found.reason;
    return [
      {
        system: 'icd10' as const,
        code: found.line?.code ?? null,
        meaning: found.line?.description ?? null,
        minutes: null,
        times: 1,
        rule: reason.id,
        reason,
        would_change: [],
        missing: [],
        doubt: found.line ? ('none' as const) : found.doubt,
        surcharges: [],
        name: stating.name,
        is_working: stating.kind === 'working',
        place: (stating.code !== null && placeOf(stating.code)) || null,
        stated: group.map(({ place }) => place),
      },
    ];
  });
}
