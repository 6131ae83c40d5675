/** The settings as one file, out of one installation and into another. */
import {
  INSTITUTION_FORMAT,
  type InstitutionField,
  InstitutionFile,
  type InstitutionSettings,
} from '@noteer/contract';

export const FILE_NAME = 'noteer-institution.json';

export const settingsFile = (settings: InstitutionSettings): Blob =>
  new Blob([JSON.stringify({ noteer: 'institution', format: INSTITUTION_FORMAT, settings }, null, 2)], {
    type: 'application/json',
  });

type ReadFile =
  | { settings: InstitutionSettings }
  | { problem: 'not_a_file' | 'newer' }
  | { problem: 'wrong'; fields: InstitutionField[] };

export function readSettingsFile(text: string): ReadFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: 'not_a_file' };
  }
  const read = InstitutionFile.safeParse(content);
  if (read.success) return { settings: read.data.settings };
  const { noteer, format } = (content ?? {}) as { noteer?: unknown; format?: unknown };
  if (noteer !== 'institution' || typeof format !== 'number') return { problem: 'not_a_file' };
  if (format > INSTITUTION_FORMAT) return { problem: 'newer' };
  const fields = read.error.issues
    .filter(({ path }) => path[0] === 'settings' && path.length > 1)
    .map(({ path }) => path[1] as InstitutionField);
  return fields.length > 0 ? { problem: 'wrong', fields: [...new Set(fields)] } : { problem: 'not_a_file' };
}
