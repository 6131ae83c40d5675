/**
 * How much each feature of a sentence speaks for the clinician (above 0) or against: log odds, fitted on consultations whose
 * speakers are known (Dutch: invented; English: also played ones with real speech).
 */
import type { Language } from '../note.ts';

const read = (table: string): ReadonlyMap<string, number> => {
  const parts = table.trim().split(/\s+/);
  return new Map(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, Number(parts[at + 1])] as const] : [])));
};

export const weights: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  nl: read(`
    asks 1.49 deed 1.46 examines 1.37 tells_me 1.3 greets 1.2 we 1.18 you_polite 1.17 explains 1.12
    greets_in 1.12 asks+third 1.04 acknowledges 1.01 sums_up 0.99 you_plain 0.97 proposes 0.96 i+you 0.91
    you-i 0.79 advises 0.78 names_client 0.71 asks_you 0.65 plans 0.63 short+acknowledges 0.62 our 0.53
    asks+you 0.35 long 0.34 pauses 0.14 nobody -0.01 dictates -0.09 any -0.1 third -0.11
    names_doctor -0.14 short+yes_no -0.19 i -0.26 asks+short -0.29 short -0.31 i+suffers -0.36
    client_asks -0.38 suffers -0.48 family -0.55 i-you -0.55 asks+i -0.62 me -0.67 yes_no -0.67
    hedges -0.73 tiny -0.81 hesitates -0.82 fills_in -0.98 thanks -1.21 my -2.33`),
  en: read(`
    you_plain 2.01 examines 1.84 tells_me 1.73 deed 1.7 names_client 1.42 dictates 1.22 acknowledges 1.19
    proposes 1.17 sums_up 1.11 asks 1.1 i+you 1.07 you-i 0.95 asks_you 0.91 we 0.9 plans 0.89
    asks+you 0.79 advises 0.69 our 0.62 any 0.59 greets_in 0.58 pauses 0.45 greets 0.43 asks+third 0.38
    explains 0.33 short+acknowledges 0.19 i+suffers 0.1 you_polite 0.06 long -0.01 names_doctor -0.03
    nobody -0.22 hesitates -0.34 short -0.41 asks+short -0.42 short+yes_no -0.43 i -0.46 third -0.51
    tiny -0.54 client_asks -0.6 fills_in -0.61 yes_no -0.63 family -0.69 asks+i -0.75 i-you -0.78
    hedges -0.83 me -0.93 thanks -1.23 suffers -1.3 my -2.17`),
};
