/** What goes wrong with a language model, as a code that pages have words for. Nothing of what it answered is kept. */
import type { ModelProblem } from '@noteer/contract';
import { APICallError, RetryError } from 'ai';
import { EngineError } from '../errors.ts';

/** Another try may end otherwise, by chance or because the model is back. */
const passing: ReadonlySet<ModelProblem> = new Set([
  'no_model',
  'unreachable',
  'timeout',
  'stopped_midway',
  'broken_answer',
  'empty_answer',
  'looped',
]);

export class ModelError extends EngineError {
  override name = 'ModelError';
  readonly problem: ModelProblem;

  constructor(problem: ModelProblem, message: string) {
    super(message, { retryable: passing.has(problem), isTooSlow: problem === 'timeout' });
    this.problem = problem;
  }
}

/** An answer was there and was none: the same model may do better at once. */
export const isByChance = ({ problem }: ModelError): boolean =>
  problem === 'broken_answer' || problem === 'empty_answer' || problem === 'looped';

const tooLong = /context.{0,20}(length|window|size)|too (long|many tokens)|maximum.{0,20}tokens/i;

function ofCall(error: APICallError): ModelError {
  const { statusCode } = error;
  if (statusCode === undefined) return new ModelError('unreachable', 'the model’s server cannot be reached');
  if (statusCode < 400) return new ModelError('stopped_midway', 'the model’s server broke off its answer');
  const answered = `the model’s server answered ${statusCode}`;
  if (statusCode === 401 || statusCode === 403 || statusCode === 404)
    return new ModelError('not_allowed', answered);
  if (statusCode === 413 || (statusCode === 400 && tooLong.test(error.responseBody ?? '')))
    return new ModelError('too_long', answered);
  if (statusCode === 408 || statusCode === 429 || statusCode >= 500)
    return new ModelError('unreachable', answered);
  return new ModelError('refused', answered);
}

/** Whatever a library threw; its words may quote a patient, so they stay behind. */
export function asModelError(error: unknown, isTooSlow: boolean, hasBegun: boolean): EngineError {
  if (error instanceof EngineError) return error;
  if (isTooSlow) return new ModelError('timeout', 'the model gave no answer in time');
  if (RetryError.isInstance(error)) return asModelError(error.lastError, isTooSlow, hasBegun);
  if (APICallError.isInstance(error)) return ofCall(error);
  return hasBegun
    ? new ModelError('stopped_midway', 'the model broke off in the middle of its answer')
    : new ModelError('unreachable', 'the model’s server cannot be reached');
}
