export { dueDay } from './due-day.ts';
export type { Value, ValueKind } from './value.ts';
export { valuesIn } from './values-in.ts';
