/** Why a model could not be had. The message is for whoever runs the installation. */
export class ModelError extends Error {
  override name = 'ModelError';
}
