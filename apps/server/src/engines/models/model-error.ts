/** `unreachable`: nobody answered, or the line broke off. `wrong_file`: what came is not what was meant. */
type ModelTrouble = 'unreachable' | 'refused' | 'wrong_file' | 'disk' | 'memory' | 'other';

/** Why a model could not be had. The message is for whoever runs the installation. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly trouble: ModelTrouble;

  constructor(message: string, trouble: ModelTrouble = 'other') {
    super(message);
    this.trouble = trouble;
  }
}
