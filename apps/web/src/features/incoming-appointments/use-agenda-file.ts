import { type AgendaForm, type IncomingCounts, MAX_AGENDA_BYTES } from '@noteer/contract';
import { useEffect, useRef, useState } from 'react';
import { type FilePreview, type FileQuestion, previewFile } from './api.ts';

type Reading =
  | { is: 'nothing' }
  /** A calendar does not say whose it is. */
  | { is: 'waiting' }
  | { is: 'reading' }
  | { is: 'failed'; error: Error | 'too_large' }
  | { is: 'read'; preview: FilePreview; question: FileQuestion }
  | { is: 'taken'; counts: IncomingCounts };

const isCalendar = ({ name }: File) => /\.(ics|ical|ifb)$/i.test(name);

/** A file on its way to the agenda: it is looked at again whenever something else is asked of it, and the last question counts. */
export function useAgendaFile() {
  const [user_id, setUser] = useState('');
  const [takes, setTakes] = useState<AgendaForm['takes']>('known');
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<Reading>({ is: 'nothing' });
  const underway = useRef<AbortController>(undefined);
  useEffect(() => () => underway.current?.abort(), []);

  function look(question: FileQuestion) {
    underway.current?.abort();
    const going = new AbortController();
    underway.current = going;
    const tell = (next: Reading) => !going.signal.aborted && setReading(next);
    if (question.file.size > MAX_AGENDA_BYTES) return tell({ is: 'failed', error: 'too_large' });
    if (isCalendar(question.file) && !question.user_id) return tell({ is: 'waiting' });
    tell({ is: 'reading' });
    previewFile(question, { signal: going.signal, onProgress: () => {} }).then(
      (preview) => tell({ is: 'read', preview, question }),
      (error: Error) => tell({ is: 'failed', error }),
    );
  }

  return {
    user_id,
    takes,
    file,
    reading,
    isCalendar: file !== null && isCalendar(file),
    choose(next: File) {
      setFile(next);
      look({ file: next, user_id, takes });
    },
    chooseUser(next: string) {
      setUser(next);
      if (file) look({ file, user_id: next, takes });
    },
    chooseTakes(next: AgendaForm['takes']) {
      setTakes(next);
      if (file) look({ file, user_id, takes: next });
    },
    again: () => file && look({ file, user_id, takes }),
    taken(counts: IncomingCounts) {
      setFile(null);
      setReading({ is: 'taken', counts });
    },
    stop() {
      underway.current?.abort();
      setFile(null);
      setReading({ is: 'nothing' });
    },
  };
}

export type AgendaFile = ReturnType<typeof useAgendaFile>;
