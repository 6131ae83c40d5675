/**
 * What was typed in a note and is not with the server yet, on this device. Each tab keeps a row of its own for a note, so
 * that two tabs do not write over each other. Rows belong to a person: nobody else's are ever read.
 */
import { committed, DURABLE, done, oneStore } from '../../../lib/indexed-db.ts';

type NoteKey = { clinician_id: string; recording_id: string; ai_model_name: string };

export type UnsavedText = {
  text: string;
  based_on: number;
  /** Versions that were sent and may have arrived: found at the server, they are no one else's. */
  sent: string[];
};

type Row = NoteKey &
  UnsavedText & {
    tab: string;
    /** Which editor wrote the row: an older one that is still on its way out must not forget what a newer one keeps. */
    writer: string;
    changed_at: string;
  };

const STORE = 'drafts';
const KEY_PATH = ['clinician_id', 'recording_id', 'ai_model_name', 'tab'] satisfies (keyof Row)[];

const database = oneStore('noteer-notes', STORE, KEY_PATH);

const TAB_KEY = 'tab_id';

/** The same after a reload, another one in another tab. */
function thisTab(): string {
  const known = sessionStorage.getItem(TAB_KEY);
  if (known) return known;
  const tab = crypto.randomUUID();
  sessionStorage.setItem(TAB_KEY, tab);
  return tab;
}

const lockOf = (tab: string) => `noteer:notes:${tab}`;

/** Tells other tabs that this one is at work, until it lets go or dies, however it dies. */
function holdTab(tab: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Shared: one editor of this tab may still be letting go while the next one begins.
  void navigator.locks?.request?.(lockOf(tab), { mode: 'shared' }, () => promise);
  return resolve;
}

async function tabsAtWork(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query?.()) ?? {};
  return new Set(held.map(({ name = '' }) => name));
}

export type NoteDrafts = ReturnType<typeof noteDrafts>;

/** The drafts of one note, as one editor sees them. */
export function noteDrafts({ clinician_id, recording_id, ai_model_name }: NoteKey) {
  const tab = thisTab();
  const writer = crypto.randomUUID();
  const note = [clinician_id, recording_id, ai_model_name];

  async function change<T>(task: (drafts: IDBObjectStore) => Promise<T> | T): Promise<T> {
    const transaction = (await database()).transaction(STORE, 'readwrite', DURABLE);
    const result = await task(transaction.objectStore(STORE));
    await committed(transaction);
    return result;
  }

  return {
    hold: () => holdTab(tab),

    /** On disk when it resolves. */
    keep: ({ text, based_on, sent }: UnsavedText): Promise<void> =>
      change((drafts) => {
        const changed_at = new Date().toISOString();
        const row = {
          clinician_id,
          recording_id,
          ai_model_name,
          tab,
          writer,
          text,
          based_on,
          sent,
          changed_at,
        };
        drafts.put(row satisfies Row);
      }),

    forget: (): Promise<void> =>
      change(async (drafts) => {
        const row: Row | undefined = await done(drafts.get([...note, tab]));
        if (row?.writer === writer) drafts.delete([...note, tab]);
      }),

    /**
     * Takes over what this tab left behind, or else the newest of what tabs that are no more did. The others wait: they
     * come up, to be compared with what is there then, when the note is opened next.
     */
    async adopt(): Promise<UnsavedText | undefined> {
      const atWork = await tabsAtWork();
      return change(async (drafts) => {
        const rows: Row[] = await done(drafts.getAll(IDBKeyRange.bound(note, [...note, []])));
        const found =
          rows.find((row) => row.tab === tab) ??
          rows
            .filter((row) => !atWork.has(lockOf(row.tab)))
            .toSorted((a, b) => a.changed_at.localeCompare(b.changed_at))
            .at(-1);
        if (!found) return undefined;
        drafts.delete([...note, found.tab]);
        drafts.put({ ...found, tab, writer } satisfies Row);
        return found;
      });
    },
  };
}
