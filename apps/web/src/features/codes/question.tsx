import type { CodeQuestion } from '@noteer/contract';
import { MessageCircleQuestionMark } from 'lucide-react';
import { shortMoment } from '../../lib/format.ts';
import { useClientText } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { questionStrings } from './strings.ts';

/** What was asked of the clinician, and what came of it. */
export function Question({ question, client_name }: { question: CodeQuestion; client_name: string }) {
  const t = useStrings(questionStrings);
  const language = useLanguage();
  const shownText = useClientText();
  const { text, asked_by_name, asked_at, answer, answered_at, is_done } = question;
  const moment = (iso: string) => shortMoment(new Date(iso), language);
  return (
    <div className="flex gap-3 rounded-control bg-paper px-4 py-3">
      <MessageCircleQuestionMark aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pine" />
      <div className="flex min-w-0 flex-col gap-2">
        <div>
          <p className="text-sm text-muted">{t.asked(asked_by_name, moment(asked_at))}</p>
          <p className="break-words whitespace-pre-line">{shownText(text, client_name)}</p>
        </div>
        {answer !== null ? (
          <div>
            <p className="text-sm text-muted">{t.answered(answered_at ? moment(answered_at) : '')}</p>
            <p className="font-medium break-words whitespace-pre-line">{shownText(answer, client_name)}</p>
          </div>
        ) : (
          <p className="text-sm text-muted">{is_done ? t.withoutAnswer : t.waiting}</p>
        )}
      </div>
    </div>
  );
}
