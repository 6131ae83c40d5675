/** Where sealed bytes live. What is put stays through a power failure of whoever keeps it before put returns. */
export interface Storage {
  /** Putting the same key again replaces it, whole or not at all. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is nothing under this key. */
  get(key: string): Promise<Buffer | undefined>;
  /** Everything whose key begins with this folder. Removing what is not there is no error. */
  removeFolder(folder: string): Promise<void>;
  /** Throws when nothing could be put now. Writes, and so is for the start alone. */
  check(): Promise<void>;
  /** Throws when nothing could be read now, or when it is known without writing that nothing could be put. */
  look(): Promise<void>;
}
