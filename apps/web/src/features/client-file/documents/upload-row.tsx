import { RotateCw, X } from 'lucide-react';
import { failureSentence } from '../../../lib/error-strings.ts';
import { fileSize } from '../../../lib/format.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { documentStrings } from './strings.ts';
import { type Upload, uploads } from './uploads.ts';

/** A document on its way: how far it is, and what to do when it does not get there. */
export function UploadRow({ upload }: { upload: Upload }) {
  const t = useStrings(documentStrings);
  const language = useLanguage();
  const { id, file_name, bytes, sent, is } = upload;
  const canRetry = is === 'cut_off' || (is === 'refused' && upload.why === 'error');
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{file_name}</p>
        {is === 'sending' ? (
          <div className="flex items-center gap-3">
            <progress className="upload-progress" aria-label={t.sending(file_name)} max={1} value={sent} />
            <span className="tabular text-sm whitespace-nowrap text-muted">
              {t.sentOf(Math.floor(sent * 100), fileSize(bytes, language))}
            </span>
          </div>
        ) : (
          <p
            role={is === 'waiting' ? undefined : 'alert'}
            className={is === 'waiting' ? 'text-sm text-muted' : 'text-sm text-red'}
          >
            {is === 'waiting' && t.uploadWaits}
            {is === 'cut_off' && t.cutOff}
            {is === 'refused' &&
              (upload.why === 'error' ? failureSentence(upload.error, language) : t[upload.why])}
          </p>
        )}
      </div>
      {canRetry && (
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw aria-hidden="true" />}
          aria-label={t.sendAgainOf(file_name)}
          onClick={() => uploads.retry(id)}
        >
          {t.sendAgain}
        </Button>
      )}
      <IconButton label={t.cancelOf(file_name)} icon={<X />} onClick={() => uploads.cancel(id)} />
    </li>
  );
}
