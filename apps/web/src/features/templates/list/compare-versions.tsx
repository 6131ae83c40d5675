import { lineDiff } from '@noteer/clinical/line-diff';
import type { TemplateVersion } from '@noteer/contract';
import { useState } from 'react';
import { TextDiff } from '../../../consultations/text-diff.tsx';
import { useStrings } from '../../../lib/strings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { kindStrings } from '../kind-strings.ts';
import { compareStrings, familyStrings, styleStrings, templateStrings } from '../strings.ts';

type CompareVersionsProps = { versions: TemplateVersion[]; onClose: () => void };

export function CompareVersions({ versions, onClose }: CompareVersionsProps) {
  const t = useStrings(compareStrings);
  const words = useStrings(templateStrings);
  const textOf = useTextOf();
  const [latest, earlier] = versions;
  const [from, setFrom] = useState(earlier?.number);
  const [to, setTo] = useState(latest?.number);
  const text = (number: number | undefined) => {
    const version = versions.find((each) => each.number === number);
    return version ? textOf(version) : '';
  };
  const options = versions.map(({ number, state }) => ({
    value: String(number),
    label: `${words.version(number)}, ${words[state]}`,
  }));
  const [before, after] = [text(from), text(to)];
  return (
    <Dialog isOpen size="lg" title={t.title(latest?.name ?? '')} closeLabel={t.close} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t.before}
            value={String(from)}
            options={options}
            onChange={(event) => setFrom(Number(event.target.value))}
          />
          <SelectField
            label={t.after}
            value={String(to)}
            options={options}
            onChange={(event) => setTo(Number(event.target.value))}
          />
        </div>
        {before === after ? (
          <p className="text-muted">{t.same}</p>
        ) : (
          <TextDiff diff={lineDiff(before, after)} legend={t.legend} />
        )}
      </div>
    </Dialog>
  );
}

/** A version in words, a line for each thing that can differ. */
function useTextOf(): (version: TemplateVersion) => string {
  const t = useStrings(compareStrings);
  const kinds = useStrings(kindStrings);
  const styles = useStrings(styleStrings);
  const families = useStrings(familyStrings);
  return ({ name, family, sections }) =>
    [
      `# ${name} (${families[family]})`,
      ...sections.flatMap((section) => [
        '',
        `## ${section.heading}`,
        `${t.kinds}: ${section.kinds.map((kind) => kinds[kind]).join(', ')}`,
        `${t.style}: ${styles[section.style]}`,
        ...(section.wish ? [`${t.wish}: ${section.wish}`] : []),
        ...(section.says_not_discussed ? [t.notDiscussed] : []),
        ...(section.takes_rest ? [t.rest] : []),
      ]),
    ].join('\n');
}
