import type { Recording } from '@noteer/contract';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { useTemplateOf } from '../../../consultations/use-template-of.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Sound } from '../sound.ts';
import { useVoices } from '../voices/use-voices.ts';
import { SortedTalkView } from './sorted-talk-view.tsx';
import { sortedStrings } from './strings.ts';
import { useSortedTalk } from './use-sorted-talk.ts';

type SortedTabProps = {
  recording: Recording;
  text: string;
  pieces: readonly TranscriptPiece[];
  /** False until it is known what was said. */
  isLoaded: boolean;
  sound: Sound;
  onReveal: ((offset: number) => void) | undefined;
  /** Left out where the note cannot be changed. */
  onReplaceText: ((text: string) => void) | undefined;
};

/** Where no model writes: what was said, under the headings of the template. */
export function SortedTab({ recording, pieces, isLoaded, ...props }: SortedTabProps) {
  const t = useStrings(sortedStrings);
  const { language } = recording;
  const template = useTemplateOf(recording);
  const sorted = useSortedTalk({ pieces, template, language });
  const { shownOf } = useVoices(recording.id);
  const titles = template.sections.map(({ title }) => title[language]);
  return (
    <div className="flex flex-col gap-6 p-5">
      <Notice tone="info">{t.what}</Notice>
      {isLoaded && pieces.length === 0 && <p className="text-muted">{t.nothing}</p>}
      {pieces.length > 0 && !sorted && <Spinner label={t.sorting} />}
      {sorted?.hasFailed && <Notice tone="warning">{t.notSorted}</Notice>}
      {sorted && (
        <SortedTalkView {...props} talk={sorted.talk} pieces={pieces} titles={titles} voiceOf={shownOf} />
      )}
    </div>
  );
}
