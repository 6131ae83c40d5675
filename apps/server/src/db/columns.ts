import type { ColumnType } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type DefaultNow = ColumnType<Date, Date | string | undefined, Date | string>;

/** A calendar day, YYYY-MM-DD: it has no time zone, so it must not become a Date. */
export type Day = string;
