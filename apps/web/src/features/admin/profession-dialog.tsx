import { professionNames, settingNames } from '@noteer/clinical/dimension-names';
import { CareSetting, Profession, type UserListItem } from '@noteer/contract';
import { useState } from 'react';
import { serverSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useSetProfession } from './api.ts';
import { professionStrings } from './profession-strings.ts';

type ProfessionDialogProps = { user: UserListItem; onClose: () => void };

export function ProfessionDialog({ user, onClose }: ProfessionDialogProps) {
  const t = useStrings(professionStrings);
  const language = useLanguage();
  const save = useSetProfession();
  const [profession, setProfession] = useState(user.profession);
  const [usual_setting, setSetting] = useState(user.usual_setting);
  const [team, setTeam] = useState(user.team ?? '');

  const submit = () =>
    save.mutate(
      { id: user.id, profession, usual_setting, team: team.trim() || null },
      {
        onSuccess: () => {
          toast.success(t.saved);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t.title}
      saveLabel={t.save}
      cancelLabel={t.cancel}
      isPending={save.isPending}
      error={save.error ? (serverSentence(save.error, language) ?? t.failed) : undefined}
      onSave={submit}
      onClose={onClose}
    >
      <p className="font-medium">{user.name}</p>
      <SelectField
        label={t.profession}
        hint={t.professionHint}
        placeholder={t.unknown}
        value={profession ?? ''}
        options={Profession.options.map((value) => ({ value, label: professionNames[value][language] }))}
        onChange={(event) => setProfession(Profession.safeParse(event.target.value).data ?? null)}
      />
      <SelectField
        label={t.setting}
        hint={t.settingHint}
        placeholder={t.unknown}
        value={usual_setting === null ? '' : String(usual_setting)}
        options={[...CareSetting.values].map((value) => ({
          value: String(value),
          label: settingNames[value][language],
        }))}
        onChange={(event) => setSetting(CareSetting.safeParse(Number(event.target.value)).data ?? null)}
      />
      <TextField
        label={t.team}
        hint={t.teamHint}
        value={team}
        maxLength={60}
        onChange={(event) => setTeam(event.target.value)}
      />
    </FormDialog>
  );
}
