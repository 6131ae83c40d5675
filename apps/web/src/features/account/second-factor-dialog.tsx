import { useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Enrolment, NewAuthenticator } from './new-authenticator.tsx';
import { OwnProofForm } from './own-proof-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { useMakeRecoveryCodes, useStartAuthenticator } from './security-api.ts';
import { setUpStrings } from './security-strings.ts';

export type SecondFactorDeed = 'authenticator' | 'codes';

type SecondFactorDialogProps = { deed: SecondFactorDeed; hasAuthenticator: boolean; onClose: () => void };

type Step =
  | { at: 'proof' }
  | { at: 'scan'; enrolment: Enrolment }
  /** Shown once: nothing but the button closes this. */
  | { at: 'codes'; codes: string[] };

/** Proving who it is, scanning where there is something to scan, and the ten codes. */
export function SecondFactorDialog({ deed, hasAuthenticator, onClose }: SecondFactorDialogProps) {
  const t = useStrings(setUpStrings);
  const [step, setStep] = useState<Step>({ at: 'proof' });
  const start = useStartAuthenticator();
  const make = useMakeRecoveryCodes();
  const asked = deed === 'authenticator' ? start : make;
  const showCodes = (codes: string[]) => setStep({ at: 'codes', codes });

  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      isDismissable={step.at === 'proof'}
      title={step.at === 'codes' ? t.keepTitle : deed === 'authenticator' ? t.appTitle : t.codesTitle}
    >
      {step.at === 'proof' && (
        <OwnProofForm
          intro={deed === 'authenticator' ? t.proofApp : t.proofCodes}
          asksForCode={hasAuthenticator}
          error={asked.error}
          isPending={asked.isPending}
          onCancel={onClose}
          onProof={(proof) =>
            deed === 'authenticator'
              ? start.mutate(proof, { onSuccess: (enrolment) => setStep({ at: 'scan', enrolment }) })
              : make.mutate(proof, { onSuccess: showCodes })
          }
        />
      )}
      {step.at === 'scan' && (
        <NewAuthenticator enrolment={step.enrolment} onCancel={onClose} onConfirmed={showCodes} />
      )}
      {step.at === 'codes' && <RecoveryCodeList codes={step.codes} onKept={onClose} />}
    </Dialog>
  );
}
