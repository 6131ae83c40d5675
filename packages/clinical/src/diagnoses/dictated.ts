/** Who is there: somebody beside the client or instead of them, or nobody while the clinician dictates, hands over or reports. */
import type { Role, Sentence } from '../talk/sentence.ts';
import { kin } from './kin.ts';

/** Said to the client. */
const addresses = /(?<!\p{L})(?:je|jij|jou|jouw|jullie|uzelf|you've|you're|yourself)(?!\p{L})/iu;
/** Who is spoken to told of others, and is no colleague: `zegt u`, `your husband`. */
const hasKin = new RegExp(
  `(?<!\\p{L})(?:(?:zegt|zei|vertelt|vertelde|schrijft|schreef) u|you (?:said|say|told|mentioned)|uw ${kin.nl}|your ${kin.en})(?!\\p{L})`,
  'iu',
);
/** To an interpreter, or of the client to somebody else. */
const speaksOfClient =
  /(?<!\p{L})(?:meneer|mevrouw|tolk|interpreter|mr|mrs|pati[eë]nte?|cli[eë]nte?)(?!\p{L})/iu;
const ofClient =
  /(?<!\p{L})(?:patiënte?|patiente?|cliënte?|cliente?|betrokkene|onderzochte|mevrouw|meneer|mw|dhr|pt|jarige|man van|vrouw van|jongen van|meisje van|hij|zij|ze|patient|client|mr|mrs|ms|year[- ]old|gentleman|lady|he|she|he's|she's|overdracht|handover|conclusie|geachte|collega|dear|beleid|impression|diagnosis|diagnose|dictaat|verslag|rapportage|ward round|visite|mdo)(?!\p{L})/iu;

/** In fewer words one tells of anybody. */
const SHORTEST = 12;
const MANY = 3;

const isDictation = (sentences: readonly Sentence[]): boolean =>
  sentences.every(({ speaker, said }) => speaker.role === 'clinician' && !addresses.test(said)) &&
  (sentences.length >= MANY || sentences.some(({ said }) => ofClient.test(said))) &&
  sentences.reduce((sum, { said }) => sum + said.split(' ').length, 0) >= SHORTEST;

export type Company = {
  /** Somebody came along, who may be the parent of the client. */
  isAccompanied: boolean;
  /** The client is spoken to, and nobody else is there. */
  isOnlyClientThere: boolean;
  /** Only who came along is there: `uw man` is the client. */
  isClientAway: boolean;
  /** Only the clinician speaks, of the client: a letter, a report, a handover. */
  isDictated: boolean;
};

export function companyOf(sentences: readonly Sentence[]): Company {
  const isThere = (role: Role) => sentences.some(({ speaker }) => speaker.role === role);
  const isAccompanied = isThere('other');
  return {
    isAccompanied,
    isOnlyClientThere:
      !isAccompanied &&
      (isThere('client') || sentences.some(({ said }) => addresses.test(said) || hasKin.test(said))) &&
      !sentences.some(({ said }) => speaksOfClient.test(said)),
    isClientAway: isAccompanied && !isThere('client'),
    isDictated: isDictation(sentences),
  };
}
