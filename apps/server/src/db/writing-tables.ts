/** The table of snippets as types; schema.ts has them all. */

import type { Generated } from 'kysely';
import type { DefaultNow } from './columns.ts';

export type WritingTables = {
  snippets: SnippetsTable;
};

type SnippetsTable = {
  id: Generated<string>;
  owner_id: string | null;
  abbreviation: string;
  text: Buffer;
  changed_at: DefaultNow;
};
