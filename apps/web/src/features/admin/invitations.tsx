import { type Invitation, type Invitations as InvitationsHere, Invite, roles } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { Send, X } from 'lucide-react';
import { failureSentence, serverSentence } from '../../lib/error-strings.ts';
import { shortMoment } from '../../lib/format.ts';
import { roleStrings } from '../../lib/role-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { invitationsQuery, useInvite, useWithdrawInvitation } from './account-api.ts';
import { invitationStrings } from './invitation-strings.ts';

/** Colleagues who make their own account, and with it their own password. */
export function Invitations() {
  const t = useStrings(invitationStrings);
  const { data, error, refetch } = useQuery(invitationsQuery());
  return (
    <Card heading={t.heading}>
      {!data && !error && <SkeletonText lines={4} />}
      {!data && error && (
        <Notice tone="error" title={t.loadFailed}>
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </Notice>
      )}
      {data && <InvitationsOf here={data} />}
    </Card>
  );
}

function InvitationsOf({ here: { sign_up, domains, invitations } }: { here: InvitationsHere }) {
  const t = useStrings(invitationStrings);
  if (sign_up === 'closed') return <p className="text-muted">{t.closed}</p>;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        {t.intro} {sign_up === 'domains' ? t.domains(domains.join(', ')) : t[sign_up]}
      </p>
      <InviteForm />
      {invitations.length > 0 && (
        <section className="flex flex-col gap-1">
          <h3 className="text-sm font-medium text-muted">{t.waiting}</h3>
          <ul>
            {invitations.map((invitation) => (
              <WaitingInvitation key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function InviteForm() {
  const t = useStrings(invitationStrings);
  const roleNames = useStrings(roleStrings);
  const language = useLanguage();
  const send = useInvite();
  const { form, field, showFieldErrors } = useContractForm(Invite, { email: '', role: 'clinician' });

  const submit = form.handleSubmit((values) =>
    send.mutate(values, {
      onSuccess: () => {
        form.reset();
        toast.success(t.sent);
      },
      onError: (error) => {
        toast.error(t.failed);
        showFieldErrors(error, { email_taken: 'email' });
      },
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {send.error && (
        <Notice tone="error" title={t.failed}>
          {serverSentence(send.error, language)}
        </Notice>
      )}
      <TextField label={t.email} type="email" autoComplete="off" {...field('email')} />
      <SelectField
        label={t.role}
        options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
        {...field('role')}
      />
      <Button type="submit" icon={<Send />} isPending={send.isPending} className="self-start">
        {t.submit}
      </Button>
    </form>
  );
}

function WaitingInvitation({ invitation }: { invitation: Invitation }) {
  const t = useStrings(invitationStrings);
  const roleNames = useStrings(roleStrings);
  const language = useLanguage();
  const withdraw = useWithdrawInvitation();
  const { id, email, role, expires_at, is_expired } = invitation;
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <div className="min-w-0 grow">
        <p className="break-all">{email}</p>
        <p className="text-sm text-muted">
          {roleNames[role]},{' '}
          {is_expired ? (
            <span className="text-amber">{t.expired}</span>
          ) : (
            t.until(shortMoment(new Date(expires_at), language))
          )}
        </p>
      </div>
      <IconButton
        label={t.withdraw(email)}
        icon={<X />}
        disabled={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(id, {
            onSuccess: () => toast.success(t.withdrawn),
            onError: (error) => toast.error(failureSentence(error, language)),
          })
        }
      />
    </li>
  );
}
