/**
 * How far a deed goes. `own`: what belongs to the one who does it. `own_or_final`: that, and anybody's consultation once
 * its note is final. `own_or_shared`: that which is own, and where the institution has said so (`SHARE_FILES`) the final
 * notes of colleagues about clients whom one sees oneself. `own_or_covered`: that which is own, and for as long as one covers
 * for a colleague what waits of theirs. `own_or_entrusted`: that, and the consultation whose note one was asked to sign
 * beside its author. `asked`: that one alone. `all`: everyone's.
 */
export type Reach =
  | 'own'
  | 'own_or_final'
  | 'own_or_shared'
  | 'own_or_covered'
  | 'own_or_entrusted'
  | 'asked'
  | 'all';
