/** Which answers of the server are worth another try. */
import type { ErrorCode } from '@noteer/contract';
import { ApiError } from '../lib/exchange.ts';

/** The server will say the same tomorrow. Everything else may pass. */
const HOPELESS: readonly ErrorCode[] = [
  'not_found',
  'permission_denied',
  'chunk_differs',
  'chunks_missing',
  'recording_finished',
  'too_large',
];

/** It passes when the clinician, or an administrator, makes room. */
export const isOverQuota = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'storage_full' || error.code === 'too_many_captures');

export const isHopeless = (error: unknown): error is ApiError =>
  error instanceof ApiError && HOPELESS.includes(error.code);

/** It understood, and says no: asking again changes nothing. */
export const isRefusal = (error: ApiError): boolean => error.code === 'invalid' || isHopeless(error);
