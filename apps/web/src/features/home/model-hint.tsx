import { useQuery } from '@tanstack/react-query';
import { modelChoiceQuery } from '../../consultations/model-choice-query.ts';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { homeStrings } from './strings.ts';

/** For whoever can change it, until somebody chose a model or chose to have none. */
export function ModelHint() {
  const t = useStrings(homeStrings);
  const { data } = useQuery(modelChoiceQuery());
  const isOpen = data?.version === 0 && data.held_by.length === 0 && data.in_use.place === 'none';
  if (!isOpen) return null;
  return (
    <Card heading={t.noModel}>
      <p className="mb-3 text-sm text-muted">{t.noModelMore}</p>
      <TextLink to="/language-model">{t.toModel}</TextLink>
    </Card>
  );
}
