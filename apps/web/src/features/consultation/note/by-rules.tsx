import { lineDiff } from '@noteer/clinical/line-diff';
import type { Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb, PenLine, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { draftQuery } from '../../../consultations/queries.ts';
import { useRuleWords } from '../../../consultations/rule-words.ts';
import { TextDiff } from '../../../consultations/text-diff.tsx';
import { writingOffersQuery, writingRulesQuery } from '../../../consultations/writing-queries.ts';
import { useMay } from '../../../lib/may.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { isMove, joinedChanges, type RuleChange, takenBack } from './rule-changes.ts';
import { byRuleStrings } from './strings.ts';
import type { Note } from './use-note.ts';

type ByRulesProps = { recording: Recording; note: Note; isReadOnly: boolean };

/** One quiet line: what the clinician's own rules did to this draft, and whether Noteer noticed something new. */
export function ByRules({ recording, note, isReadOnly }: ByRulesProps) {
  const t = useStrings(byRuleStrings);
  const may = useMay();
  const { data: draft } = useQuery(draftQuery(recording.id, note.ai_model_name));
  const { data: offers } = useQuery({ ...writingOffersQuery(), enabled: may('keep_writing') });
  const [isOpen, setOpen] = useState(false);
  const changes = useMemo(() => joinedChanges(draft?.by_rule ?? []), [draft]);
  const hasNews = !isReadOnly && (offers?.some(({ is_new }) => is_new) ?? false);
  if (changes.length === 0 && !hasNews) return null;
  return (
    <div className="-my-1 flex flex-wrap items-center gap-x-4 text-sm" data-keeps-editing>
      {changes.length > 0 && (
        <Button variant="quiet" size="sm" icon={<PenLine />} className="-ml-3" onClick={() => setOpen(true)}>
          {t.changed(changes.length)}
        </Button>
      )}
      {hasNews && (
        <TextLink to="/my-writing" className="inline-flex min-h-11 items-center gap-2 [&>svg]:size-4.5">
          <Lightbulb aria-hidden="true" className="shrink-0 text-pine" />
          {t.news}
        </TextLink>
      )}
      <Dialog isOpen={isOpen} size="lg" title={t.title} closeLabel={t.close} onClose={() => setOpen(false)}>
        <Changes changes={changes} note={note} isReadOnly={isReadOnly} />
      </Dialog>
    </div>
  );
}

type ChangesProps = { changes: readonly RuleChange[]; note: Note; isReadOnly: boolean };

function Changes({ changes, note, isReadOnly }: ChangesProps) {
  const t = useStrings(byRuleStrings);
  const words = useRuleWords();
  const { data: rules } = useQuery(writingRulesQuery());
  const named = (id: string) => {
    const rule = rules?.find((each) => each.id === id)?.rule;
    return rule ? words(rule) : t.goneRule;
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[60ch] text-muted">
        {t.intro} {t.legend} <TextLink to="/my-writing">{t.toRules}</TextLink>
      </p>
      <ul className="flex flex-col">
        {changes.map((change) => {
          const { section, was, now, rule_ids } = change;
          const back = takenBack(note.text, change);
          return (
            <li
              key={`${section} ${was} ${now}`}
              className="flex flex-col gap-2 border-b border-line py-3 last:border-0"
            >
              <p className="text-sm text-muted">
                {t.by(rule_ids.map(named).join('; '))}
                {` · ${section}`}
              </p>
              {!isMove(change) && <TextDiff diff={lineDiff(was, now)} />}
              {back !== null && !isReadOnly && (
                <Button
                  variant="quiet"
                  size="sm"
                  icon={<Undo2 />}
                  className="-ml-3 self-start"
                  onClick={() => note.replaceText(back)}
                >
                  {t.undo}
                </Button>
              )}
              {back === null && !isMove(change) && <p className="text-sm text-muted">{t.changedSince}</p>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
