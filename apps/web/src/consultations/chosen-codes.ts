/** The codes that somebody is about to confirm, and how they differ from what was suggested. */
import type { CodeSystem, ConsultationCodes } from '@noteer/contract';

export type ChosenCodes = { zpm: string; ggz_nhn: string; surcharges: string[]; icd10: string[] };
/** `surcharge` stands beside the ZPM code. */
type CodeSort = CodeSystem | 'surcharge';

const present = (codes: (string | null | undefined)[]): string[] =>
  [...new Set(codes.filter((code) => code !== null && code !== undefined && code !== ''))] as string[];

export const suggestionOf = ({ suggestions }: ConsultationCodes, system: CodeSystem) =>
  suggestions.find((suggestion) => suggestion.system === system);

export const suggestedCodes = (codes: ConsultationCodes): ChosenCodes => {
  const zpm = suggestionOf(codes, 'zpm');
  return {
    zpm: zpm?.code ?? '',
    ggz_nhn: suggestionOf(codes, 'ggz_nhn')?.code ?? '',
    surcharges: present(zpm?.surcharges.map(({ code }) => code) ?? []),
    icd10: present(codes.suggestions.filter(({ system }) => system === 'icd10').map(({ code }) => code)),
  };
};

/** What was confirmed; undefined where nobody has. */
export function confirmedCodes({ confirmed }: ConsultationCodes): ChosenCodes | undefined {
  if (!confirmed) return undefined;
  const of = (system: CodeSystem, is_surcharge = false) =>
    confirmed.codes
      .filter((code) => code.system === system && code.is_surcharge === is_surcharge)
      .map(({ code }) => code);
  return {
    zpm: of('zpm')[0] ?? '',
    ggz_nhn: of('ggz_nhn')[0] ?? '',
    surcharges: of('zpm', true),
    icd10: of('icd10'),
  };
}

/** Whether what is suggested can be taken as it is: there is a code, or it is known that there is none to bill. */
export function isAcceptable(codes: ConsultationCodes): boolean {
  const zpm = suggestionOf(codes, 'zpm');
  return zpm !== undefined && (zpm.code !== null || zpm.doubt === 'not_billable');
}

export type CodeDifference = { sort: CodeSort; suggested: string; chosen: string };

const lists = ({ zpm, ggz_nhn, surcharges, icd10 }: ChosenCodes): [CodeSort, string[]][] => [
  ['zpm', present([zpm.trim()])],
  ['ggz_nhn', present([ggz_nhn.trim()])],
  ['surcharge', surcharges],
  ['icd10', icd10],
];

/** Line by line; empty where all is as it was suggested. */
export function differencesOf(suggested: ChosenCodes, chosen: ChosenCodes): CodeDifference[] {
  const before = new Map(lists(suggested));
  return lists(chosen).flatMap(([sort, codes]) => {
    const was = before.get(sort) ?? [];
    const added = codes.filter((code) => !was.includes(code));
    const gone = was.filter((code) => !codes.includes(code));
    if (added.length === 0 && gone.length === 0) return [];
    return [{ sort, suggested: gone.join(', '), chosen: added.join(', ') }];
  });
}
