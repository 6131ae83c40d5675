/** The most likely order of speakers: each sentence's own signs, and how likely people take turns between two sentences. */

export const CLINICIAN = 0;
export const CLIENT = 1;
export const OTHER = 2;
export const ROLES = 3;

type Chain = {
  /** Likelihood per sentence and role. */
  likelihood: Float64Array;
  /** How likely somebody else speaks than in the sentence before; of the first sentence it does not count. */
  change: Float64Array;
  /** How much each role speaks: who takes over is chosen by it. */
  share: readonly number[];
};

/** Client and other mostly speak to the clinician, seldom to each other. */
const AMONG_THEMSELVES = 0.6;
const weightOf = (from: number, to: number, share: readonly number[]): number =>
  (share[to] ?? 0) * (from !== CLINICIAN && to !== CLINICIAN ? AMONG_THEMSELVES : 1);

/** How likely `to` takes over from `from`, once somebody does. */
function takesOver(share: readonly number[]): number[] {
  const table = new Array<number>(ROLES * ROLES).fill(0);
  for (let from = 0; from < ROLES; from++) {
    let all = 0;
    for (let to = 0; to < ROLES; to++) if (to !== from) all += weightOf(from, to, share);
    for (let to = 0; to < ROLES; to++)
      if (to !== from && all > 0) table[from * ROLES + to] = weightOf(from, to, share) / all;
  }
  return table;
}

/** Likelihood that `to` speaks after `from`. */
const step = (from: number, to: number, change: number, table: readonly number[]): number =>
  from === to ? 1 - change : change * (table[from * ROLES + to] ?? 0);

/** `fit`: log likelihood of all that was said. */
type Weighed = { roles: Float64Array; changed: Float64Array; fit: number };

/** How likely each role is at each sentence, given all of them; and how likely the speaker changed before it. */
export function weigh({ likelihood, change, share }: Chain): Weighed {
  const count = change.length;
  const table = takesOver(share);
  const roles = new Float64Array(count * ROLES);
  const changed = new Float64Array(count);
  const forward = new Float64Array(count * ROLES);
  let fit = 0;
  for (let at = 0; at < count; at++) {
    let sum = 0;
    for (let to = 0; to < ROLES; to++) {
      let come = at === 0 ? (share[to] ?? 0) : 0;
      for (let from = 0; at > 0 && from < ROLES; from++)
        come += (forward[(at - 1) * ROLES + from] ?? 0) * step(from, to, change[at] ?? 0, table);
      const value = come * (likelihood[at * ROLES + to] ?? 0);
      forward[at * ROLES + to] = value;
      sum += value;
    }
    fit += Math.log(sum > 0 ? sum : Number.MIN_VALUE);
    for (let to = 0; to < ROLES; to++)
      forward[at * ROLES + to] = sum > 0 ? (forward[at * ROLES + to] ?? 0) / sum : 1 / ROLES;
  }
  let backward = [1, 1, 1];
  for (let at = count - 1; at >= 0; at--) {
    let sum = 0;
    for (let role = 0; role < ROLES; role++) sum += (forward[at * ROLES + role] ?? 0) * (backward[role] ?? 0);
    for (let role = 0; role < ROLES; role++)
      roles[at * ROLES + role] =
        sum > 0 ? ((forward[at * ROLES + role] ?? 0) * (backward[role] ?? 0)) / sum : 1 / ROLES;
    if (at === 0) break;
    const next = [0, 0, 0];
    let same = 0;
    let all = 0;
    for (let from = 0; from < ROLES; from++)
      for (let to = 0; to < ROLES; to++) {
        const value =
          step(from, to, change[at] ?? 0, table) * (likelihood[at * ROLES + to] ?? 0) * (backward[to] ?? 0);
        next[from] = (next[from] ?? 0) + value;
        const both = value * (forward[(at - 1) * ROLES + from] ?? 0);
        all += both;
        if (from === to) same += both;
      }
    changed[at] = all > 0 ? 1 - same / all : 0;
    const most = Math.max(...next) || 1;
    backward = next.map((value) => value / most);
  }
  return { roles, changed, fit };
}
