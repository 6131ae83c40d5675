import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { groupStrings, kindExamples, kindGroups, kindStrings } from '../kind-strings.ts';
import { type Section, withKind } from '../sections.ts';
import { kindDialogStrings, sectionStrings } from './strings.ts';

type KindDialogProps = {
  sections: Section[];
  /** The key of the section that they are chosen for. */
  chosen: string;
  onChange: (sections: Section[]) => void;
  onClose: () => void;
};

export function KindDialog({ sections, chosen, onChange, onClose }: KindDialogProps) {
  const t = useStrings(kindDialogStrings);
  const words = useStrings(sectionStrings);
  const names = useStrings(kindStrings);
  const examples = useStrings(kindExamples);
  const groups = useStrings(groupStrings);
  const nameOf = (section: Section) =>
    section.heading.trim() || words.nameless(sections.indexOf(section) + 1);
  const own = sections.find(({ key }) => key === chosen);
  if (!own) return null;
  return (
    <Dialog
      isOpen
      size="lg"
      title={t.title(nameOf(own))}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.done}</Button>}
    >
      <p className="max-w-[60ch] pb-4 text-muted">{t.hint}</p>
      <div className="flex flex-col gap-6">
        {kindGroups.map(({ id, kinds }) => (
          <fieldset key={id}>
            <legend className="display pb-1 text-lg">{groups[id]}</legend>
            <div className="grid gap-x-6 sm:grid-cols-2">
              {kinds.map((kind) => {
                const holder = sections.find((section) => section.kinds.includes(kind));
                const isElsewhere = holder !== undefined && holder !== own;
                return (
                  <CheckboxField
                    key={kind}
                    checked={holder === own}
                    onChange={(event) => onChange(withKind(sections, chosen, kind, event.target.checked))}
                  >
                    <span className="block font-medium">{names[kind]}</span>
                    <span className="block text-sm text-muted">{examples[kind]}</span>
                    {isElsewhere && (
                      <span className="block text-sm text-pine">{t.elsewhere(nameOf(holder))}</span>
                    )}
                  </CheckboxField>
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
