import type { ModelDecision } from '@noteer/contract';
import { useState } from 'react';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { toast } from '../../ui/toaster.tsx';
import { useChoose, useTry } from './api.ts';
import { bodyOf, configured, type Faults, faultsOf, formOf, type ServerPlace } from './model-form.ts';
import { modelPageStrings } from './strings.ts';

/** What is filled in, what is wrong with it, and the two things that can be done with it. */
export function useModelForm(decision: ModelDecision) {
  const t = useStrings(modelPageStrings);
  const language = useLanguage();
  const [form, fill] = useState(() => formOf(decision));
  const [faults, setFaults] = useState<Partial<Record<ServerPlace, Faults>>>({});
  const saving = useChoose(() => toast.success(t.saved));
  const trying = useTry();
  const { writes } = form;

  function isRight(places: readonly ServerPlace[]): boolean {
    const found = Object.fromEntries(
      places.map((place) => [place, faultsOf(place, form[place], decision.has_key[place])]),
    );
    setFaults(found);
    return Object.values(found).every((each) => Object.keys(each).length === 0);
  }

  return {
    ...{ form, fill, faults, saving, trying },
    hasFaults: Object.values(faults).some((each) => Object.keys(each).length > 0),
    save() {
      const chosen = writes === 'house' || writes === 'elsewhere' ? [writes] : [];
      if (isRight([...new Set([...chosen, ...configured(form)])]))
        saving.mutate({ ...bodyOf(form), version: decision.version });
    },
    tryIt() {
      if (writes === 'none' || !isRight(writes === 'here' ? [] : [writes])) return;
      const { here, house, elsewhere, house_key, elsewhere_key } = bodyOf(form);
      const body = { here, house, elsewhere, house_key, elsewhere_key };
      trying.mutate({ ...body, place: writes, language });
    },
  };
}
