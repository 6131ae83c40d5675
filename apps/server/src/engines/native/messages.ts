export type ToChild = { type: 'load'; options: unknown } | { type: 'request'; request: unknown };

export type FromChild =
  | { type: 'ready' }
  | { type: 'answer'; answer: unknown }
  | { type: 'failed'; reason: string };
