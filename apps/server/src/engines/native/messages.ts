export type ToChild =
  | { type: 'load'; options: unknown; gives_way: boolean }
  | { type: 'request'; request: unknown };

export type FromChild =
  | { type: 'ready' }
  | { type: 'answer'; answer: unknown }
  | { type: 'failed'; reason: string };
