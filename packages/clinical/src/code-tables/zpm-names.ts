/** What the published tables call settings and professions. */
import type { Profession, Setting } from '../codes/types.ts';

/** In the words of the NZa (Beleidsregel BR/REG-22137b, article 2.4). */
export const settingLabels: Readonly<Record<Setting, string>> = {
  1: 'Ambulant – kwaliteitsstatuut sectie II',
  2: 'Ambulant – kwaliteitsstatuut sectie III – monodisciplinair',
  3: 'Ambulant – kwaliteitsstatuut sectie III – multidisciplinair',
  4: 'Outreachend',
  5: 'Klinisch (exclusief forensische en beveiligde zorg)',
  6: 'Forensische en beveiligde zorg – klinische zorg',
  7: 'Forensische en beveiligde zorg – niet-klinische of ambulante zorg',
  8: 'Hoogspecialistisch ggz (ambulant en klinisch, met contractvoorwaarde)',
};

/** The categories, and the professions that belong to them by the list of the ZPM (version 1.3). */
export const professionLabels: Readonly<
  Record<Exclude<Profession, 'none'>, { label: string; also: readonly string[] }>
> = {
  ARTS: { label: 'Arts (Wet Big artikel 3)', also: ['arts', 'verslavingsarts'] },
  ARTSSPEC: {
    label: 'Arts - specialist (Wet Big artikel 14)',
    also: [
      ...['psychiater', 'huisarts', 'internist', 'kinderarts', 'klinisch geriater', 'neuroloog'],
      ...['arts voor verstandelijk gehandicapten', 'specialist ouderengeneeskunde'],
    ],
  },
  GZ: {
    label: 'Gezondheidszorgpsycholoog (Wet Big artikel 3)',
    also: ['gezondheidszorgpsycholoog', 'gz-psycholoog'],
  },
  KP: {
    label: 'Klinisch (neuro)psycholoog (Wet Big artikel 14)',
    also: ['klinisch psycholoog', 'klinisch neuropsycholoog', 'klinisch (neuro)psycholoog'],
  },
  PT: { label: 'Psychotherapeut (Wet Big artikel 3)', also: ['psychotherapeut'] },
  VS: {
    label: 'Verpleegkundig specialist ggz (Wet Big artikel 14)',
    also: ['verpleegkundig specialist', 'verpleegkundig specialist ggz', 'verpleegkundig specialist agz'],
  },
  VPK: { label: 'Verpleegkundige (Wet Big artikel 3)', also: ['verpleegkundige'] },
  OVERIG: {
    label: 'Overige beroepen',
    also: [
      ...['overig', 'overige', 'diëtist', 'ergotherapeut', 'ervaringsdeskundige werker', 'fysiotherapeut'],
      ...['ggz-agoog', 'kinder- en jeugdpsycholoog NIP', 'logopedist', 'maatschappelijk werkende'],
      ...['oefentherapeut', 'orthopedagoog-generalist', 'physician assistant', 'psychodiagnostisch werkende'],
      ...['sociaal juridisch medewerker', 'sociaal pedagogisch hulpverlener', 'sociaal werkende'],
      ...['vaktherapeut', 'WO-orthopedagoog', 'WO-psycholoog'],
    ],
  },
};
