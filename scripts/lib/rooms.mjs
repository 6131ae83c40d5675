/** A room may import its feature's root, and of the other rooms these; the root puts rooms together. */
export const rooms = {
  'apps/web/src/features/consultation': {
    record: ['voices', 'jottings'],
    note: ['dictation', 'writing', 'second-reading'],
    // What it found is looked for in the text of the note, and shown above it.
    'second-reading': ['note', 'writing'],
    // The same microphone, and the same words where it is denied.
    dictation: ['record'],
    checks: ['voices', 'jottings', 'file'],
    conversation: ['voices'],
    sorted: ['voices'],
    'wrap-up': ['note', 'checks', 'second-reading'],
  },
  // How far a document is, whose it is, and its removal are the same in the list and beside its pages.
  'apps/web/src/features/client-file': { viewer: ['documents'] },
};
