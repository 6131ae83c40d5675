/** A template from one to three notes of somebody's own: their headings in their order, what stands under each, and how it is written. */
import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';
import type { OwnSection, OwnTemplate } from '../own.ts';
import { kindsOf, nearestTemplate } from './kinds.ts';
import { type NotePart, partsOf, sharedLabels } from './parts.ts';
import { saysNotDiscussed, styleOf } from './style.ts';

type ProposedSection = OwnSection & {
  /** Of how many of the notes it is a section. */
  seen_in: number;
};

const dutch =
  /(?<!\p{L})(?:de|het|een|niet|geen|met|van|wordt|heeft|zijn|cliënt|voor|bij|sinds|ook)(?!\p{L})/giu;
const english = /(?<!\p{L})(?:the|a|an|not|no|with|of|has|is|was|and|for|since|client|denies|to)(?!\p{L})/giu;

function languageOf(text: string): Language {
  return (text.match(english)?.length ?? 0) > (text.match(dutch)?.length ?? 0) ? 'en' : 'nl';
}

type Found = { heading: string; parts: NotePart[]; places: number[]; notes: Set<number> };

/** The same heading in several notes is one section; it stands where it stands on average. */
function joined(notes: readonly NotePart[][]): Found[] {
  const byName = new Map<string, Found>();
  for (const [note, parts] of notes.entries())
    for (const [at, part] of parts.entries()) {
      const name = plain(part.heading);
      const found = byName.get(name) ?? { heading: part.heading, parts: [], places: [], notes: new Set() };
      byName.set(name, found);
      found.parts.push(part);
      found.places.push(parts.length < 2 ? 0 : at / (parts.length - 1));
      found.notes.add(note);
    }
  const place = ({ places }: Found) => places.reduce((sum, each) => sum + each, 0) / places.length;
  return [...byName.values()].sort((one, other) => place(one) - place(other));
}

/** Empty sections where no heading was recognised. Nothing of the notes is in it but their headings. */
export function proposeTemplate(
  notes: readonly string[],
): Pick<OwnTemplate, 'family'> & { sections: ProposedSection[] } {
  const isLabel = sharedLabels(notes);
  const found = joined(notes.map((note) => partsOf(note, isLabel)));
  const linesOf = ({ parts }: Found) => parts.flatMap(({ lines }) => lines);
  const headed = found.map((each) => ({ heading: each.heading, text: linesOf(each).join('\n') }));
  const nearest = nearestTemplate(headed);
  const kinds = kindsOf(headed, nearest, languageOf(notes.join('\n')));
  const most = kinds.reduce((best, each, at) => (each.length > (kinds[best]?.length ?? 0) ? at : best), 0);
  return {
    family: nearest?.family ?? 'progress',
    sections: found.map((each, at) => ({
      heading: each.heading,
      kinds: kinds[at] ?? [],
      style: styleOf(linesOf(each)),
      wish: '',
      says_not_discussed: each.parts.some(({ lines }) => saysNotDiscussed(lines)),
      takes_rest: at === most,
      seen_in: each.notes.size,
    })),
  };
}
