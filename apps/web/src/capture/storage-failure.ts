/** Why the storage worker did not do what it was asked. */
export type StorageFailureReason =
  | 'busy_elsewhere'
  | 'not_there'
  | 'unreadable'
  | 'too_long'
  | 'storage'
  | 'unexpected';

export class StorageFailure extends Error {
  override name = 'StorageFailure';
  readonly reason: StorageFailureReason;

  constructor(reason: StorageFailureReason) {
    super(reason);
    this.reason = reason;
  }
}
