/** Calls that succeed, for the endpoints of lists of codes and of what is decided about codes. */
import * as contract from '@noteer/contract';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
type User = Awaited<ReturnType<Harness['aUser']>>;

/** A form as the page of imports sends it. */
export function tableForm(
  table: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  name = 'lijst.csv',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ system: 'ggz_nhn', valid_from: '2026-01-01', ...fields }))
    form.set(field, value);
  form.set('file', new Blob([table]), name);
  return form;
}

export function codeListExamples(
  { request, db }: Harness,
  anAdministrator: () => Promise<User>,
  aUser: () => Promise<User>,
): Record<string, () => Promise<Example>> {
  const previewed = async () => {
    const as = await anAdministrator();
    const { id } = await db
      .insertInto('code_previews')
      .values({ made_by: as.id, system: 'ggz_nhn', file_name: 'lijst.csv', seen_on: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { as, id };
  };
  return {
    listCodeImports: async () => ({ as: await anAdministrator() }),
    getPreviewLines: async () => {
      const { as, id } = await previewed();
      return { as, params: { id }, query: { verdict: 'new' } };
    },
    importCodeList: async () => {
      const as = await anAdministrator();
      const { body } = await request(contract.previewCodeList, {
        as,
        body: tableForm('code;omschrijving\nA1;Gesprek'),
      });
      return { as, body: { preview_id: body.data?.id ?? (await previewed()).id } };
    },
    takeBackCodeList: async () => {
      const { id } = await db
        .insertInto('code_imports')
        .values({ system: 'ggz_nhn', origin: 'imported', file_name: 'lijst.csv', lines: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const line = { code: 'A1', description: 'Gesprek', found_by: 'a1 gesprek', valid_from: '2026-01-01' };
      await db
        .insertInto('code_lines')
        .values({ ...line, import_id: id, position: 1 })
        .execute();
      return { as: await anAdministrator(), params: { id } };
    },
    searchCodeLines: async () => ({
      as: await aUser(),
      query: { system: 'zpm', day: '2026-03-02', q: 'co' },
    }),
    getCodeSettings: async () => ({ as: await anAdministrator() }),
    setCodeSettings: async () => {
      const { max } = await db
        .selectFrom('code_settings')
        .select(({ fn }) => fn.max('id').as('max'))
        .executeTakeFirstOrThrow();
      return {
        as: await anAdministrator(),
        body: { time_rule: 'real', template_kinds: { intake: 'diagnostics' }, version: Number(max ?? 0) },
      };
    },
  };
}
