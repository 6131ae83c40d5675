/**
 * The published description of a consultation names its dimensions one after the other: "<setting> <profession>
 * <Diagnostiek|Behandeling> <n> minuten". What is not wholly of this form says nothing.
 */
import type { Profession, Setting } from '../codes/types.ts';
import { compact } from './compact.ts';
import { readKind } from './read-cell.ts';
import type { ListLine } from './table.ts';
import { professionLabels, settingLabels } from './zpm-names.ts';

const settingsFirst = Object.entries(settingLabels).map(
  ([setting, label]) => [compact(label), Number(setting) as Setting] as const,
);
const professionsNext = Object.entries(professionLabels).map(
  ([id, { label }]) => [compact(label), id as Profession] as const,
);

/** The longest first: one label may begin as another does. */
const longestFirst = <T>(labels: (readonly [string, T])[]) =>
  labels.toSorted(([one], [other]) => other.length - one.length);
const settingStarts = longestFirst(settingsFirst);
const professionStarts = longestFirst(professionsNext);

type Said = Pick<ListLine, 'setting' | 'profession' | 'kind' | 'minutes'>;
const nothing: Said = { setting: null, profession: null, kind: null, minutes: null };

export function readFromDescription(description: string): Said {
  const text = compact(description);
  const [settingLabel, setting] = settingStarts.find(([label]) => text.startsWith(label)) ?? [];
  if (!settingLabel || !setting) return nothing;
  const afterSetting = text.slice(settingLabel.length);
  const [professionLabel, profession] =
    professionStarts.find(([label]) => afterSetting.startsWith(label)) ?? [];
  if (!professionLabel || !profession) return nothing;
  const rest = /^(diagnostiek|behandeling)(?:vanaf)?(\d{1,3})minuten$/.exec(
    afterSetting.slice(professionLabel.length),
  );
  if (!rest) return nothing;
  return { setting, profession, kind: readKind(rest[1] as string) ?? null, minutes: Number(rest[2]) };
}
