import type { ColumnType } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type DefaultNow = ColumnType<Date, Date | string | undefined, Date | string>;
