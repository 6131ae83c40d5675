import type { Evidence } from '@noteer/clinical';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { TranscriptPiece } from '../../consultations/queries.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { type NamesOf, Said } from './conversation.tsx';
import { cosignStrings } from './strings.ts';

type SentencePanelProps = {
  text: string;
  sentences: readonly Evidence[];
  chosen: number | null;
  onChoose: (at: number) => void;
  pieces: readonly TranscriptPiece[];
  namesOf: NamesOf;
  draft: string;
  onDraft: (text: string) => void;
  onAdd: () => void;
};

/** The chosen sentence: what it rests on, and a field for what is to be said of it. */
export function SentencePanel(props: SentencePanelProps) {
  const { text, sentences, chosen, onChoose, pieces, namesOf, draft, onDraft, onAdd } = props;
  const t = useStrings(cosignStrings);
  const sentence = chosen === null ? undefined : sentences[chosen];
  const at = chosen ?? -1;
  const rests = pieces.filter(({ seq }) => sentence?.sources.includes(seq));
  return (
    <Card
      heading={t.sentence}
      action={
        <div className="-mr-3 flex">
          <IconButton
            label={t.previous}
            icon={<ChevronLeft />}
            disabled={at <= 0}
            onClick={() => onChoose(at - 1)}
          />
          <IconButton
            label={t.next}
            icon={<ChevronRight />}
            disabled={at >= sentences.length - 1}
            onClick={() => onChoose(at + 1)}
          />
        </div>
      }
    >
      {!sentence && <p className="text-muted">{t.choose}</p>}
      {sentence && (
        <div className="flex flex-col gap-4">
          <blockquote aria-live="polite" className="border-l-2 border-pine pl-3 font-medium break-words">
            {text.slice(sentence.start, sentence.end)}
          </blockquote>
          {rests.length === 0 ? (
            <p className="text-sm text-muted">{t.restsOnNothing}</p>
          ) : (
            <section className="flex flex-col gap-1">
              <h3 className="text-sm font-semibold text-muted">{t.restsOn}</h3>
              <ul className="flex max-h-64 flex-col gap-2 overflow-y-auto">
                {rests.map((piece) => (
                  <Said key={piece.seq} piece={piece} name={namesOf(piece)} />
                ))}
              </ul>
            </section>
          )}
          <TextAreaField
            label={t.comment}
            rows={3}
            maxLength={1000}
            value={draft}
            onChange={(event) => onDraft(event.target.value)}
          />
          <Button variant="secondary" disabled={draft.trim() === ''} onClick={onAdd} className="self-start">
            {t.add}
          </Button>
        </div>
      )}
    </Card>
  );
}
