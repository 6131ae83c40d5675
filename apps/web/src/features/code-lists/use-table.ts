import { type CodePreview, type CodeSystem, MAX_TABLE_BYTES } from '@noteer/contract';
import { useEffect, useRef, useState } from 'react';
import { readTable, type TableQuestion } from './api.ts';

/** `sent`: how much of the file is gone, 0 to 1. `too_large`: it was not even sent. */
type Reading =
  | { is: 'nothing' }
  | { is: 'reading'; sent: number }
  | { is: 'failed'; error: Error | 'too_large' }
  | { is: 'read'; preview: CodePreview };

type Asked = Partial<Pick<TableQuestion, 'system' | 'valid_from' | 'sheet' | 'columns'>>;

const newYear = () => `${new Date().getFullYear()}-01-01`;

/** A file on its way to a list: it is sent again whenever something else is asked of it, and the last question counts. */
export function useTable() {
  const [system, setSystem] = useState<CodeSystem>('zpm');
  const [validFrom, setValidFrom] = useState(newYear);
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<Reading>({ is: 'nothing' });
  const underway = useRef<AbortController>(undefined);
  useEffect(() => () => underway.current?.abort(), []);

  function read(table: File, asked: Asked = {}) {
    underway.current?.abort();
    const going = new AbortController();
    underway.current = going;
    const { signal } = going;
    if (table.size > MAX_TABLE_BYTES) {
      setReading({ is: 'failed', error: 'too_large' });
      return;
    }
    const tell = (next: Reading) => !signal.aborted && setReading(next);
    tell({ is: 'reading', sent: 0 });
    readTable(
      { system, valid_from: validFrom, ...asked, file: table },
      { signal, onProgress: (sent) => tell({ is: 'reading', sent }) },
    ).then(
      (preview) => tell({ is: 'read', preview }),
      (error: Error) => tell({ is: 'failed', error }),
    );
  }

  return {
    system,
    validFrom,
    file,
    reading,
    choose(table: File) {
      setFile(table);
      read(table);
    },
    /** Another list has other columns: they are recognised anew. */
    chooseSystem(next: CodeSystem) {
      setSystem(next);
      if (file) read(file, { system: next });
    },
    chooseDay(valid_from: string, asked: Asked) {
      setValidFrom(valid_from);
      if (file && valid_from) read(file, { ...asked, valid_from });
    },
    again: (asked: Asked = {}) => file && read(file, asked),
    stop() {
      underway.current?.abort();
      setFile(null);
      setReading({ is: 'nothing' });
    },
  };
}
