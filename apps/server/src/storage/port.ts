/** Where sealed files live. */
export interface Storage {
  /** Throws when a file could not be written now. */
  check(): Promise<void>;
}
