/** Invented documents and papers of a client for tests. */
import type {
  Attachment,
  AttachmentPage,
  ClientFile,
  FilePlace,
  Preparation,
  PreparationLine,
} from '@noteer/contract';
import { aClient } from './clients.ts';
import { idOf } from './consultations.ts';

export const vera = aClient(41, 'Vera Zandstra', {
  date_of_birth: '1990-03-08',
  client_code: 'C-17',
  appointment_count: 3,
});

export const anAttachment = (number: number, more: Partial<Attachment> = {}): Attachment => ({
  id: idOf(number),
  client_id: vera.id,
  file_name: 'Verwijsbrief.pdf',
  media_type: 'application/pdf',
  bytes: 340_000,
  stage: 'read',
  failure: null,
  page_count: 2,
  pages_read: 2,
  identity: { name: 'fits', date_of_birth: 'fits' },
  is_doubtful: false,
  added_by: 'Sanne Veldkamp',
  created_at: '2026-03-02T09:00:00.000Z',
  ...more,
});

/** Each word ten points wide, on one line of the picture. */
export const aPage = (number: number, text: string, more: Partial<AttachmentPage> = {}): AttachmentPage => ({
  number,
  width: 595,
  height: 842,
  how: 'ocr',
  text,
  is_corrected: false,
  has_picture: true,
  words: text.split(/\s+/).map((word, index) => ({
    text: word,
    box: [index * 10, 20, 9, 12],
    sure: word.includes('5O') ? 0.4 : 0.95,
  })),
  ...more,
});

export const aPlace = (more: Partial<FilePlace> = {}): FilePlace => ({
  kind: 'note',
  id: idOf(71),
  page: null,
  from: 12,
  to: 40,
  sentence: 'Sertraline verhoogd naar 100 mg.',
  date: '2026-02-02',
  author: 'Sanne Veldkamp',
  ...more,
});

export const aLine = (text: string, more: Partial<PreparationLine> = {}): PreparationLine => ({
  text,
  label: '',
  said: [{ text, places: more.places ?? [aPlace()] }],
  date: '2026-02-02',
  author: 'Sanne Veldkamp',
  places: [aPlace()],
  ...more,
});

export const nothingPrepared: Preparation = {
  id: idOf(61),
  client_id: vera.id,
  on: '2026-03-02',
  template: 'decursus',
  language: 'nl',
  sections: [],
  brief: [],
  made_at: '2026-03-02T08:00:00.000Z',
  is_stale: false,
  unread_count: 0,
};

export const emptyFile: ClientFile = {
  client: vera,
  counts: { consultation: 0, attachment: 0, task: 0 },
  course: {
    medicines: [],
    series: [],
    risk: { last: [], before: [] },
    agreements: [],
    allergies: [],
    alerts: [],
    diagnoses: [],
    people: [],
  },
  unread_count: 0,
};
