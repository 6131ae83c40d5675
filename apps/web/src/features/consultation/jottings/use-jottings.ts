import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { changedJottings, type JottingRow, jottingsHere } from '../../../capture/jottings.ts';
import { storageClient } from '../../../capture/storage-client.ts';
import { jottingsQuery } from '../../../consultations/queries.ts';
import { Alarm } from '../../../lib/alarm.ts';
import { JottingWriter } from './jotting-writer.ts';
import { editedAfter, joined, type Line, type Lines } from './lines.ts';

/** What somebody should know of where their words are. */
export type Keeping = 'empty' | 'writing' | 'here' | 'saved' | 'failing' | 'refused';

/** A word or two; on this device it is kept with every letter. */
const SEND_AFTER_MS = 1_000;

const sendNow = (id: string) => void storageClient().ask({ type: 'send_jottings', id });

const none: Lines = new Map();

type Asked = {
  recording_id: string;
  clinician_id: string /** The server has the recording. */;
  isSaved: boolean;
};

/** The jottings of a recording: what this tab, other tabs and other devices wrote, as one list. */
export function useJottings({ recording_id, clinician_id, isSaved }: Asked) {
  const [lines, setLines] = useState(none);
  const latest = useRef(lines);
  const join = useCallback((found: readonly Line[]) => {
    latest.current = joined(latest.current, found);
    setLines(latest.current);
  }, []);
  const { states, isFailing, setFailing, look } = useLocalRows(recording_id, clinician_id, join);
  const { data } = useQuery({ ...jottingsQuery(recording_id), enabled: isSaved });
  useEffect(() => {
    if (data) join(data);
  }, [data, join]);

  const [isWriting, setWriting] = useState(false);
  const onKept = useEffectEvent(() => {
    setWriting(false);
    setFailing(false);
    void look();
    changedJottings.announce(recording_id);
    alarm.set(SEND_AFTER_MS, () => sendNow(recording_id));
  });
  const [alarm] = useState(() => new Alarm());
  const [writer] = useState(
    () => new JottingWriter({ onKept: () => onKept(), onFailed: () => setFailing(true) }),
  );
  useEffect(() => {
    return () => {
      if (alarm.isSet) sendNow(recording_id);
      alarm.clear();
    };
  }, [alarm, recording_id]);

  const write = useCallback(
    (id: string, text: string, at_s: number) => {
      const before = latest.current.get(id);
      // A null character cannot be stored; nobody means one.
      const clean = text.replaceAll('\0', '');
      const line: Line = { id, at_s: before?.at_s ?? at_s, text: clean, edited_at: editedAfter(before) };
      join([line]);
      setWriting(true);
      writer.write({ ...line, recording_id, clinician_id });
    },
    [clinician_id, join, recording_id, writer],
  );

  const keeping = useMemo(
    () => keepingOf(lines, states, { isFailing, isWriting }),
    [lines, states, isFailing, isWriting],
  );
  return { lines, write, keeping };
}

type Now = { isFailing: boolean; isWriting: boolean };

function keepingOf(
  lines: Lines,
  states: ReadonlyMap<string, JottingRow>,
  { isFailing, isWriting }: Now,
): Keeping {
  if (isFailing) return 'failing';
  if (isWriting) return 'writing';
  const written = [...lines.values()].filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return 'empty';
  const rows = written.map(({ id, edited_at }) => ({ row: states.get(id), edited_at }));
  if (rows.some(({ row }) => row?.state === 'refused')) return 'refused';
  // What is no longer on this device is with the server.
  const isSent = rows.every(
    ({ row, edited_at }) => !row || (row.state === 'sent' && row.edited_at >= edited_at),
  );
  return isSent ? 'saved' : 'here';
}

/** What lies on this device, whichever tab wrote it. */
function useLocalRows(recording_id: string, clinician_id: string, join: (found: readonly Line[]) => void) {
  const [states, setStates] = useState<ReadonlyMap<string, JottingRow>>(new Map());
  const [isFailing, setFailing] = useState(false);
  const look = useCallback(async () => {
    try {
      const rows = (await jottingsHere(recording_id)).filter((row) => row.clinician_id === clinician_id);
      setStates(new Map(rows.map((row) => [row.id, row])));
      join(rows);
    } catch {
      setFailing(true);
    }
  }, [recording_id, clinician_id, join]);
  useEffect(() => {
    void look();
    return changedJottings.follow(recording_id, () => void look());
  }, [recording_id, look]);
  return { states, isFailing, setFailing, look };
}
