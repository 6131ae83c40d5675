import { reachOf, type UserListItem } from '@noteer/contract';
import { useState } from 'react';
import { serverSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useSetSupervisor } from './api.ts';
import { supervisorStrings } from './supervisor-strings.ts';

type SupervisorDialogProps = { user: UserListItem; users: readonly UserListItem[]; onClose: () => void };

/** Whether somebody may sign alone, and if not, with whom. */
export function SupervisorDialog({ user, users, onClose }: SupervisorDialogProps) {
  const t = useStrings(supervisorStrings);
  const language = useLanguage();
  const save = useSetSupervisor();
  const [may_sign_alone, setAlone] = useState(user.may_sign_alone);
  const [supervisor, setSupervisor] = useState(user.supervisor_id ?? '');
  const [isMissing, setMissing] = useState(false);
  const fit = users.filter(
    ({ id, role, may_sign_alone: alone }) => id !== user.id && alone && reachOf(role, 'cosign_note'),
  );

  function submit() {
    if (!may_sign_alone && !supervisor) return setMissing(true);
    save.mutate(
      { id: user.id, may_sign_alone, supervisor_id: may_sign_alone ? null : supervisor },
      {
        onSuccess: () => {
          toast.success(t.saved);
          onClose();
        },
      },
    );
  }

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
      <div>
        <CheckboxField checked={!may_sign_alone} onChange={(event) => setAlone(!event.target.checked)}>
          {t.mayNot}
        </CheckboxField>
        <p className="text-sm text-muted">{t.mayNotMore}</p>
      </div>
      {!may_sign_alone && (
        <SelectField
          label={t.supervisor}
          hint={t.supervisorHint}
          placeholder={t.choose}
          value={supervisor}
          error={isMissing && !supervisor ? t.missing : undefined}
          options={fit.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setSupervisor(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
