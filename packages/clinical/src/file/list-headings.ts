/** Headings inside of a list of medicines: `NIEUW`, `STOP`, `Past (last 12 months)`. */
import { plain } from '../reading/text.ts';
import type { Part } from './headings.ts';
import type { Under } from './line-headings.ts';
import { pastListOf } from './past-list-headings.ts';

const ofMedicines: ReadonlySet<Part> = new Set(['medicines', 'stopped_medicines', 'earlier_medicines']);

const within: readonly (readonly [Part, RegExp])[] = [
  [
    'stopped_medicines',
    /^(?:stop|stops|gestopt|gestaakt|staken|te staken|te stoppen|beeindigd|vervallen|stopped|discontinued|ceased|withheld|stop taking|niet meer(?: gebruiken)?)$/,
  ],
  [
    'earlier_medicines',
    /^(?:past|previous|previously|eerder|eerdere|verleden|in het verleden|voorheen|historie|historisch|historical|inactief|inactive|niet actief|ended|afgesloten|afgelopen|oud|old|history)$/,
  ],
  [
    'plan',
    /^(?:te starten|nog te starten|gepland|planned|to (?:be )?start(?:ed)?|advies|voorstel|proposed)$/,
  ],
  [
    'medicines',
    /^(?:nieuw|nieuwe|gestart|toegevoegd|gewijzigd|wijzigingen|aangepast|verhoogd|verlaagd|ongewijzigd|onveranderd|continueren|gecontinueerd|doorgaan|vast|vaste|chronisch|onderhoud|zo nodig|zn|indien nodig|tijdelijk|kuur|kuren|actief|actueel|huidig|psychiatrisch|somatisch|overig|overige|repeat|repeats|acute|regular|prn|as required|when required|new|started|changed|altered|unchanged|continue|continued|ongoing|active|current|topical|inhalers?|over the counter|otc|depot|depots|injecties|hervatten|hervat|restarted)$/,
  ],
];

/** The part that a line opens inside of a list of medicines, undefined where it is no such heading. */
export function listPartOf(line: string, { part }: Under, below: string): Under | undefined {
  if (!ofMedicines.has(part)) return pastListOf(line, below);
  const heading = line.trim().replace(/:$/, '');
  const name = plain(heading)
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/^[-–*•\s]+|[-–:.\s]+$/g, '');
  const opened = within.find(([, pattern]) => pattern.test(name))?.[0];
  return opened ? { part: opened, heading } : pastListOf(line, below);
}
