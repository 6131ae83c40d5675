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
    asks 1.51 deed 1.46 examines 1.38 tells_me 1.31 greets 1.18 we 1.17 explains 1.13 greets_in 1.12
    you_polite 1.11 asks+third 1.04 sums_up 1.01 acknowledges 1 you_plain 0.98 proposes 0.94 i+you 0.9
    you-i 0.81 advises 0.8 names_client 0.71 asks_you 0.65 plans 0.64 short+acknowledges 0.64 our 0.49
    names_doctor 0.39 long 0.35 asks+you 0.28 pauses 0.15 nobody -0 dictates -0.09 third -0.1 any -0.11
    short+yes_no -0.16 i -0.27 short -0.3 asks+short -0.33 i+suffers -0.36 client_asks -0.38
    suffers -0.48 family -0.55 i-you -0.55 asks+i -0.62 yes_no -0.69 me -0.7 hedges -0.75 hesitates -0.81
    tiny -0.81 thanks -1.27 my -2.33`),
  en: read(`
    names_client 1.4 deed 1.3 tells_me 1.25 examines 1.23 asks 1.08 you_plain 0.94 dictates 0.89
    i+you 0.8 our 0.79 acknowledges 0.77 sums_up 0.75 you-i 0.72 we 0.7 asks_you 0.66 asks+you 0.61
    plans 0.59 greets_in 0.58 advises 0.57 proposes 0.57 any 0.54 short+acknowledges 0.54 greets 0.46
    asks+third 0.4 i+suffers 0.23 explains 0.17 you_polite 0.1 pauses 0.09 long 0.01 names_doctor -0.13
    nobody -0.2 hesitates -0.27 asks+short -0.37 short -0.37 third -0.41 i -0.42 short+yes_no -0.44
    tiny -0.48 yes_no -0.53 asks+i -0.57 family -0.59 client_asks -0.61 hedges -0.64 i-you -0.65 me -0.67
    thanks -1.03 suffers -1.13 my -1.69`),
};
