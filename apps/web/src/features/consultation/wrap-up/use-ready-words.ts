import { useQuery } from '@tanstack/react-query';
import { ownSigningQuery } from '../../../consultations/step-queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { wrapUpStrings } from './strings.ts';

/** What becomes of the note when it is declared ready, for whoever does it. */
export function useReadyWords(): string {
  const t = useStrings(wrapUpStrings);
  const { data: own } = useQuery(ownSigningQuery());
  if (!own || own.may_sign_alone) return t.readyMore;
  return own.supervisor_name ? t.readyAsk(own.supervisor_name) : t.readyNobody;
}
