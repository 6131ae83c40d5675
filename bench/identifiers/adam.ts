/** Adam, after Kingma and Ba: each weight goes at a pace of its own, by how its slope was and how much it changed. */
import {
  emptyNetwork,
  type Network,
  parts,
} from '../../packages/clinical/src/identifiers/learned/network.ts';

const LONGEST_STEP = 5;
const [SLOW, SLOWER, TINY] = [0.9, 0.999, 1e-8];

/** `slopes` are the sums over as many examples as were counted; they begin anew after each step. */
export function stepper(network: Network) {
  const [means, squares] = [emptyNetwork(), emptyNetwork()];
  let steps = 0;
  return (slopes: Network, counted: number, rate: number) => {
    steps += 1;
    let length = 0;
    for (const part of parts) for (const slope of slopes[part]) length += (slope / counted) ** 2;
    const share = Math.min(1, LONGEST_STEP / Math.sqrt(length)) / counted;
    const paced = (rate * Math.sqrt(1 - SLOWER ** steps)) / (1 - SLOW ** steps);
    for (const part of parts) {
      const [weights, mean, square, slope] = [network[part], means[part], squares[part], slopes[part]];
      for (let at = 0; at < weights.length; at++) {
        const wanted = (slope[at] as number) * share;
        const m = SLOW * (mean[at] as number) + (1 - SLOW) * wanted;
        const s = SLOWER * (square[at] as number) + (1 - SLOWER) * wanted * wanted;
        mean[at] = m;
        square[at] = s;
        weights[at] = (weights[at] as number) - (paced * m) / (Math.sqrt(s) + TINY);
      }
      slope.fill(0);
    }
  };
}
