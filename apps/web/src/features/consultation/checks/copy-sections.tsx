import { Copy } from 'lucide-react';
import { useCopyNote } from '../../../consultations/use-copy-note.ts';
import { useStrings } from '../../../lib/strings.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { pastedText, sectionsOf } from './note-sections.ts';
import { checkStrings } from './strings.ts';

/** Many records have a field for each part of a note: here each is copied by itself, without its heading. */
export function SectionCopies({ recording_id, text }: { recording_id: string; text: string }) {
  const t = useStrings(checkStrings);
  const copy = useCopyNote(recording_id);
  const sections = sectionsOf(text).filter(({ body }) => body);
  if (sections.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-sm font-semibold">{t.sections}</h3>
      <ul className="mark-list">
        {sections.map(({ title, body, start }) => (
          <li key={start} className="flex items-center justify-between gap-3">
            <span className="min-w-0 break-words">{title}</span>
            <IconButton
              label={t.copySection(title)}
              icon={<Copy />}
              onClick={() => void copy(pastedText(body))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
