import type { ErrorCode } from '@noteer/contract';

type Extra = { fields?: Record<string, string[]>; retry_after_s?: number };

/** A refusal we expect and can explain. Anything else that is thrown is a bug and becomes a 500. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Extra['fields'];
  readonly retry_after_s: number | undefined;

  constructor(code: ErrorCode, detail: string, { fields, retry_after_s }: Extra = {}) {
    super(detail);
    this.code = code;
    this.fields = fields;
    this.retry_after_s = retry_after_s;
  }
}

/** An engine failed us. `retryable` tells whether trying again may help. Its words are never kept: they may quote a patient. */
export class EngineError extends Error {
  override name = 'EngineError';
  readonly retryable: boolean;
  /** It was given up because it took longer than it may. */
  readonly isTooSlow: boolean;

  constructor(
    message: string,
    { retryable, isTooSlow = false }: { retryable: boolean; isTooSlow?: boolean },
  ) {
    super(message);
    this.retryable = retryable;
    this.isTooSlow = isTooSlow;
  }
}

/** What stops the start. Its message names the setting or the part, and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
