import { strings } from '../../../lib/strings.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? one : more);

export const timelineStrings = strings({
  heading: { nl: 'Tijdlijn', en: 'Timeline' },
  search: { nl: 'Zoek in verslagen en documenten', en: 'Search in notes and documents' },
  filter: { nl: 'Toon', en: 'Show' },
  all: { nl: 'Alles', en: 'All' },
  consultation: { nl: 'Consulten', en: 'Consultations' },
  attachment: { nl: 'Documenten', en: 'Documents' },
  task: { nl: 'Taken', en: 'Tasks' },
  loading: { nl: 'De tijdlijn wordt geladen', en: 'Loading the timeline' },
  fetchFailed: { nl: 'Dit kon niet worden opgehaald', en: 'This could not be loaded' },
  none: { nl: 'Nog niets', en: 'Nothing yet' },
  noneMore: {
    nl: 'Consulten, documenten en taken van deze cliënt komen hier te staan.',
    en: 'Consultations, documents and tasks of this client will be listed here.',
  },
  appointment: { nl: 'Consult', en: 'Consultation' },
  unplanned: { nl: 'Ongepland contact', en: 'Unplanned contact' },
  scheduled: { nl: 'gepland', en: 'planned' },
  processing: { nl: 'wordt verwerkt', en: 'being processed' },
  ready: { nl: 'nog te beoordelen', en: 'to review' },
  reviewed: { nl: 'getekend', en: 'signed' },
  failed: { nl: 'verwerken mislukt', en: 'processing failed' },
  addedDocument: { nl: 'document toegevoegd', en: 'document added' },
  taskOpen: { nl: 'open taak', en: 'open task' },
  taskDone: { nl: 'gedane taak', en: 'task done' },
  due: { nl: (date: string) => `voor ${date}`, en: (date: string) => `due ${date}` },
  searching: { nl: 'Bezig met zoeken', en: 'Searching' },
  hits: { nl: 'Gevonden', en: 'Found' },
  found: {
    nl: (count: number) => many(count, 'Gevonden in 1 stuk.', `Gevonden in ${count} stukken.`),
    en: (count: number) => many(count, 'Found in 1 paper.', `Found in ${count} papers.`),
  },
  incomplete: {
    nl: 'Alleen de nieuwste stukken zijn doorzocht.',
    en: 'Only the newest papers were searched.',
  },
  nothingFound: { nl: 'Niets gevonden', en: 'Nothing found' },
  nothingFoundMore: {
    nl: 'Gezocht is in getekende verslagen en gelezen documenten. Probeer een ander woord.',
    en: 'Signed notes and documents that were read were searched. Try another word.',
  },
  more: {
    nl: (count: number) => `nog ${count} keer in dit stuk`,
    en: (count: number) => many(count, 'once more in this paper', `${count} more times in this paper`),
  },
});
