/** The institution's file, as it comes off somebody's disk. */
import { INSTITUTION_FORMAT, type InstitutionField, InstitutionFile } from '@noteer/contract';

export const FILE_NAME = 'noteer-institution.json';

type ReadFile =
  | { file: InstitutionFile }
  | { problem: 'not_a_file' | 'newer' }
  | { problem: 'wrong'; fields: InstitutionField[] }
  | { problem: 'wrong_template'; name: string };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readInstitutionFile(text: string): ReadFile {
  const content = (parsed(text) ?? {}) as { noteer?: unknown; format?: unknown; templates?: unknown };
  const { noteer, format } = content;
  if (noteer !== 'institution' || typeof format !== 'number') return { problem: 'not_a_file' };
  if (format > INSTITUTION_FORMAT) return { problem: 'newer' };
  const read = InstitutionFile.safeParse(content);
  if (read.success) return { file: read.data };
  const paths = read.error.issues.map(({ path }) => path);
  const fields = paths.filter(([part, field]) => part === 'settings' && field !== undefined);
  if (fields.length > 0)
    return { problem: 'wrong', fields: [...new Set(fields.map(([, field]) => field as InstitutionField))] };
  const wrong = paths.find(([part, at]) => part === 'templates' && typeof at === 'number');
  if (!wrong) return { problem: 'not_a_file' };
  const template = (content.templates as { name?: unknown }[])[wrong[1] as number];
  return { problem: 'wrong_template', name: String(template?.name ?? Number(wrong[1]) + 1) };
}
