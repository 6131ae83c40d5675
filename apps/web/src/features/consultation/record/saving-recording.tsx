import { SAMPLE_RATE } from '@noteer/contract';
import type { RecorderState } from '../../../capture/machine.ts';
import { errorStrings } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SmallPlayer } from '../player.tsx';
import { Busy } from '../processing.tsx';
import { useSound } from '../sound.ts';
import { KeptLine } from './kept-line.tsx';
import { RecorderNotices } from './recorder-notices.tsx';
import { failedWith, noticeStrings, savingStrings } from './strings.ts';
import { useLocalSound } from './use-local-sound.ts';
import { theRecorder } from './use-recorder.ts';

type SavingRecordingProps = { state: RecorderState & { at: 'saving' | 'refused' } };

/** Stopped, and on its way to the server; or on this device to stay, when the server will not have it. */
export function SavingRecording({ state }: SavingRecordingProps) {
  const t = useStrings(savingStrings);
  const words = useStrings(noticeStrings);
  const language = useLanguage();
  const { take } = state;
  const address = useLocalSound(take.safe === 0 ? take.id : null);
  return (
    <section className="flex flex-col gap-6 rounded-card border border-line bg-card p-5 md:p-6">
      {state.at === 'refused' ? (
        <div className="flex flex-col items-start gap-3">
          <Notice tone="error">{failedWith(errorStrings[state.code][language])}</Notice>
          <Button variant="secondary" onClick={() => void theRecorder().retry()}>
            {words.retry}
          </Button>
        </div>
      ) : (
        <Busy title={t.saving} progress={take.kept > 0 ? take.safe / take.kept : undefined}>
          {t.savingMore}
        </Busy>
      )}
      <RecorderNotices state={state} />
      {address && <LocalSound key={address} address={address} duration_s={take.kept / SAMPLE_RATE} />}
      <KeptLine take={take} />
    </section>
  );
}

function LocalSound({ address, duration_s }: { address: string; duration_s: number }) {
  const sound = useSound(address, async () => address);
  return <SmallPlayer sound={sound} duration_s={duration_s} />;
}
