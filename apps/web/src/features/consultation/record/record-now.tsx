import { useCallback, useId, useState } from 'react';
import { takeOf } from '../../../capture/machine.ts';
import type { Plan } from '../../../capture/plan.ts';
import { useStrings } from '../../../lib/strings.ts';
import type { Walkthrough } from '../../../lib/walkthrough.ts';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { ConversationFields, MicrophoneField } from './choice-fields.tsx';
import {
  type Consent,
  ConsentDialog,
  ConsentWords,
  consentNow,
  useConsentQuestion,
} from './consent-dialog.tsx';
import { FileUpload } from './file-upload.tsx';
import { KeptLine } from './kept-line.tsx';
import { RecordStage } from './record-stage.tsx';
import { RecorderNotices } from './recorder-notices.tsx';
import { consentStrings, noticeStrings } from './strings.ts';
import { useChoices } from './use-choices.ts';
import { useMicrophoneChange } from './use-microphone-change.ts';
import { rememberedMicrophone, rememberMicrophone, useMicrophones } from './use-microphones.ts';
import { theRecorder, useRecorder } from './use-recorder.ts';
import { useUpload } from './use-upload.ts';

type RecordNowProps = { clinician_id: string; walkthrough: Walkthrough };

/** Everything up to stop. */
export function RecordNow({ clinician_id, walkthrough: { apt } }: RecordNowProps) {
  const t = useStrings(noticeStrings);
  const asked = useStrings(consentStrings);
  const { isAsked, question, elsewhere, version } = useConsentQuestion();
  const consentId = useId();
  const { state, microphone } = useRecorder();
  const choices = useChoices(apt.id);
  const microphones = useMicrophones(microphone);
  const [wish, setWish] = useState(rememberedMicrophone);
  const upload = useUpload();
  const take = takeOf(state);
  const isIdle = state.at === 'idle';
  useMicrophoneChange(
    microphone,
    wish,
    useCallback((label: string) => toast.info(t.otherMicrophone(label)), [t]),
  );

  const planWith = (consent: Consent): Plan => {
    const { language, template } = choices;
    return { clinician_id, appointment: apt, language, template, consent };
  };

  async function start() {
    const words = isAsked ? `${question} ${asked.byStarting}` : elsewhere;
    const plan = planWith(consentNow(words, 'recording', isAsked ? version : undefined));
    const after = await theRecorder().start(plan, wish);
    if ('problem' in after && after.problem === 'no_microphone') toast.error(t.noMicrophone);
  }

  function chooseMicrophone(id: string) {
    setWish(id);
    rememberMicrophone(id);
    void theRecorder().use(id);
  }

  const choose = (file: File) =>
    void upload.choose(file, isAsked ? undefined : planWith(consentNow(elsewhere, 'upload')));

  const chosen = { microphones, value: microphone?.id ?? wish, onChange: chooseMicrophone };
  if (window.isSecureContext === false) return <Notice tone="error">{t.insecure}</Notice>;
  return (
    <div className="flex flex-col gap-6">
      {isIdle && (
        <div className="grid gap-4 max-md:order-last @md:grid-cols-2 @xl:grid-cols-3">
          <MicrophoneField {...chosen} />
          <ConversationFields choices={choices} />
        </div>
      )}
      <RecordStage
        state={state}
        asks={isIdle && isAsked ? consentId : undefined}
        onStart={() => void start()}
        onPause={() => theRecorder().pause()}
        onResume={() => void theRecorder().resume(wish)}
      >
        {isIdle && <ConsentWords id={consentId} />}
        <RecorderNotices state={state} />
        {take && <KeptLine take={take} />}
        {!isIdle && <MicrophoneField {...chosen} isSmall />}
      </RecordStage>
      {isIdle && <FileUpload isDisabled={upload.isChecking} onChoose={choose} />}
      <ConsentDialog
        isOpen={upload.isAsking}
        onGiven={(consent) => void upload.send(planWith(consent))}
        onCancel={upload.cancel}
      />
    </div>
  );
}
