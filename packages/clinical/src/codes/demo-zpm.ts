/** A list to try with: every combination, under codes that nobody can take for real ones, and each description says so. */
import { steps } from './counted-minutes.ts';
import { kindNames, professionNames, settingNames } from './dimension-names.ts';
import { consultKinds, professions, settings, type ZpmLine } from './types.ts';

const groupSizes = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const kindLetters = { diagnostics: 'D', treatment: 'B' } as const;
const open = { setting: null, kind: null, minutes: null, group_size: null, tariff_cents: null } as const;
const billing = professions.filter((profession) => profession !== 'none');

const consults: readonly ZpmLine[] = settings.flatMap((setting) =>
  billing.flatMap((profession) =>
    consultKinds.flatMap((kind) =>
      steps.map(
        (minutes): ZpmLine => ({
          ...open,
          code: `DEMO-${setting}-${profession}-${kindLetters[kind]}-${minutes}`,
          description: `Voorbeeld: ${settingNames[setting].nl}, ${professionNames[profession].nl}, ${kindNames[kind].nl}, vanaf ${minutes} min`,
          type: 'consult',
          setting,
          profession,
          kind,
          minutes,
        }),
      ),
    ),
  ),
);

const groups: readonly ZpmLine[] = billing.flatMap((profession) =>
  groupSizes.map(
    (group_size): ZpmLine => ({
      ...open,
      code: `DEMO-G-${profession}-${group_size}`,
      description: `Voorbeeld: groep van ${group_size}, ${professionNames[profession].nl}, per 30 min`,
      type: 'group',
      profession,
      minutes: 30,
      group_size,
    }),
  ),
);

const travel = (['tot', 'vanaf'] as const).map(
  (word): ZpmLine => ({
    ...open,
    code: `DEMO-R-${word.toUpperCase()}`,
    description: `Voorbeeld: toeslag reistijd ggz ${word} 25 min`,
    type: 'surcharge',
    profession: null,
  }),
);

export const demoZpm: readonly ZpmLine[] = [...consults, ...groups, ...travel];
