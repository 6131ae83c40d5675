import { type Attachment, attachmentPath } from '@noteer/contract';
import { CircleAlert, CircleCheck, FileText, Hourglass, Image, TriangleAlert } from 'lucide-react';
import { fileSize, shortMoment } from '../../../lib/format.ts';
import { useClientText } from '../../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { isBeingRead } from '../api.ts';
import { AttachmentFailed } from './attachment-failed.tsx';
import { Doubtful } from './doubtful.tsx';
import { documentStrings } from './strings.ts';

type AttachmentRowProps = { attachment: Attachment; client_name: string };

/** A document, how far it is, and what it asks of somebody. */
export function AttachmentRow({ attachment, client_name }: AttachmentRowProps) {
  const t = useStrings(documentStrings);
  const language = useLanguage();
  const shownText = useClientText();
  const { id, client_id, media_type, bytes, page_count, added_by, created_at } = attachment;
  const name = shownText(attachment.file_name, client_name);
  const facts = [
    page_count !== null && t.pages(page_count),
    fileSize(bytes, language),
    t.addedBy(added_by, shortMoment(new Date(created_at), language)),
  ].filter(Boolean);
  const Icon = media_type.startsWith('image/') ? Image : FileText;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="attachment-row">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0">
          <TextLink to={attachmentPath(client_id, id)} className="break-words">
            {name}
          </TextLink>
          <p className="text-sm text-muted">{facts.join(' · ')}</p>
        </div>
        <StageMark attachment={attachment} />
      </div>
      {attachment.failure && <AttachmentFailed attachment={attachment} name={name} />}
      {attachment.is_doubtful && <Doubtful attachment={attachment} name={name} />}
    </li>
  );
}

/** Where the reading stands, as it goes. */
export function StageMark({ attachment }: { attachment: Attachment }) {
  const t = useStrings(documentStrings);
  const { stage, page_count, pages_read, is_doubtful } = attachment;
  const look = 'flex shrink-0 items-center gap-1.5 text-sm whitespace-nowrap [&_svg]:size-4';
  if (isBeingRead(attachment)) {
    return (
      <p role="status" className={`${look} text-amber`}>
        <Hourglass aria-hidden="true" />
        {stage === 'waiting' ? t.waiting : page_count ? t.reading(pages_read, page_count) : t.readingBegins}
      </p>
    );
  }
  if (stage === 'failed') {
    return (
      <p className={`${look} text-red`}>
        <CircleAlert aria-hidden="true" />
        {t.failed}
      </p>
    );
  }
  return is_doubtful ? (
    <p className={`${look} text-amber`}>
      <TriangleAlert aria-hidden="true" />
      {t.notUsed}
    </p>
  ) : (
    <p className={`${look} text-green`}>
      <CircleCheck aria-hidden="true" />
      {t.read}
    </p>
  );
}
