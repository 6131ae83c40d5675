export { type Mark, uncertainValues } from './uncertain-values.ts';
