import { useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { resendStrings } from './strings.ts';
import { useCountdown } from './use-countdown.ts';

/** Mail takes a while; asking again at once would only fill the mailbox. */
const WAIT_S = 30;

export function ResendCode({ send }: { send: () => Promise<unknown> }) {
  const t = useStrings(resendStrings);
  const language = useLanguage();
  const [isSending, setSending] = useState(false);
  const { left_s, restart } = useCountdown(WAIT_S);

  async function resend() {
    setSending(true);
    try {
      await send();
      toast.success(t.sent);
      restart();
    } catch (error) {
      toast.error(failureSentence(error, language));
    } finally {
      setSending(false);
    }
  }

  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {t.ask}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2"
        disabled={left_s > 0}
        isPending={isSending}
        onClick={resend}
      >
        <span className="tabular">{left_s > 0 ? t.wait(left_s) : t.resend}</span>
      </Button>
    </p>
  );
}
