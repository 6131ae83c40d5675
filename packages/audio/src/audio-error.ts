export type AudioErrorCode = 'not_wav' | 'unsupported' | 'damaged';

/** Sound that we cannot read, and why. The message is for a person and never holds what was said. */
export class AudioError extends Error {
  override name = 'AudioError';
  readonly code: AudioErrorCode;

  constructor(code: AudioErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
