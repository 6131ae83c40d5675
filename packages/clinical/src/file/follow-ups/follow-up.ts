/**
 * A sentence of a note that asks for something to be done. `due` is a YYYY-MM-DD date when the sentence names one,
 * else null.
 */
export type FollowUp = {
  kind: 'appointment' | 'send' | 'agreement';
  text: string;
  start: number;
  end: number;
  due: string | null;
};
