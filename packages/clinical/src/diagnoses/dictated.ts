/** Whether a clinician speaks of the client to nobody in the room: dictates a letter, hands over, reports. */
import type { Sentence } from '../talk/sentence.ts';

/** Said to the client. */
const addresses = /(?<!\p{L})(?:je|jij|jou|jouw|jullie|uzelf|you've|you're|yourself)(?!\p{L})/iu;
const ofClient =
  /(?<!\p{L})(?:patiënte?|patiente?|cliënte?|cliente?|betrokkene|onderzochte|mevrouw|meneer|mw|dhr|pt|jarige|man van|vrouw van|jongen van|meisje van|hij|zij|ze|patient|client|mr|mrs|ms|year[- ]old|gentleman|lady|he|she|he's|she's|overdracht|handover|conclusie|geachte|collega|dear|beleid|impression|diagnosis|diagnose|dictaat|verslag|rapportage|ward round|visite|mdo)(?!\p{L})/iu;

/** In fewer words one tells of anybody. */
const SHORTEST = 12;
const MANY = 3;

export const isDictation = (sentences: readonly Sentence[]): boolean =>
  sentences.every(({ speaker, said }) => speaker.role === 'clinician' && !addresses.test(said)) &&
  (sentences.length >= MANY || sentences.some(({ said }) => ofClient.test(said))) &&
  sentences.reduce((sum, { said }) => sum + said.split(' ').length, 0) >= SHORTEST;
