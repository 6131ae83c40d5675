/** Headings inside of a list of medicines: `NIEUW`, `STOP`, `Past (last 12 months)`. */
import { plain } from '../../reading/text.ts';
import { type Part, partOf } from './headings.ts';
import type { Under } from './line-headings.ts';
import { namesMedicine } from './line-signs.ts';
import { isEntry, pastListOf } from './past-list-headings.ts';

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

/** `Medicatie, nagelopen met de dochter`, `MEDS as told by pt`: a list of medicines, whoever gave it. */
const opens =
  /^(?:(?:actuele|huidige|chronische|vaste|thuis|overige|zijn|haar|current|regular|home|other|his|her|present) ?)*(?:medicatie(?:overzicht|lijst|gebruik|kaart|schema)?|medicijn(?:en|kaart|lijst)?|geneesmiddelen|meds?|medications?|medicines|drugs|tablets|tabletten|baxter\p{L}*)(?=[\s,:;(/-]).{3,60}$/u;
const ofOther =
  /\b(?:opname|admission|eerder\p{L}*|vroeger\p{L}*|verleden|geprobeerd|gestopt|gestaakt|vervallen|previous\p{L}*|past|tried|stopped|discontinued|prior|before|allerg\p{L}*|overgevoelig\p{L}*|geen|none|nil|spiegel\p{L}*|voorstel|advies|plan|moeder|vader|partner|history|\p{L}*geschiedenis|\p{L}*historie)\b/u;
const LONGEST_characters = 100;
function medicineListOf(line: string, below: string): Under | undefined {
  if (line.length > LONGEST_characters) return undefined;
  const heading = line.trim().replace(/^[-–*•\s]+|[:\s]+$/gu, '');
  const name = plain(heading);
  const isTitle = !/[.?!\t]$|\d\s?(?:mg|mcg)\b|\t/u.test(heading) && partOf(heading) === undefined;
  if (!isTitle || !opens.test(name) || ofOther.test(name) || namesMedicine(heading)) return undefined;
  return isEntry(below) ? { part: 'medicines', heading } : undefined;
}

/** `REPEAT / CURRENT`, `NIEUW` above medicines, where no other heading says what they are. */
function bareListOf(line: string, below: string): Under | undefined {
  const heading = line.trim().replace(/:$/, '');
  const names = plain(heading).split(/\s?[/&]\s?/u);
  const parts = new Set(names.map((name) => within.find(([, pattern]) => pattern.test(name))?.[0]));
  const [only] = parts;
  return parts.size === 1 && only === 'medicines' && isEntry(below) ? { part: only, heading } : undefined;
}

/** The part that a line opens inside of a list of medicines, undefined where it is no such heading. */
export function listPartOf(line: string, { part }: Under, below: string): Under | undefined {
  if (!ofMedicines.has(part))
    return pastListOf(line, below) ?? medicineListOf(line, below) ?? bareListOf(line, below);
  const heading = line.trim().replace(/:$/, '');
  const name = plain(heading)
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/^[-–*•\s]+|[-–:.\s]+$/g, '');
  const opened = within.find(([, pattern]) => pattern.test(name))?.[0];
  return opened ? { part: opened, heading } : pastListOf(line, below);
}
