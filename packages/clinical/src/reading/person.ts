/** Whose it is: the client's, or somebody else's by relation (`moeder`) and name. */
export type Person = { role: 'client' } | { role: 'other'; relation: string; name?: string };
