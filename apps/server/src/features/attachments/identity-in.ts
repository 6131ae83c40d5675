/** Until the real one of @noteer/clinical is merged. */
import type { AttachmentIdentity } from '@noteer/contract';

export const identityIn = (
  text: string,
  { last_name, date_of_birth }: { last_name: string | null; date_of_birth: string | null },
): AttachmentIdentity => ({
  name: last_name && text.includes(last_name) ? 'fits' : 'none',
  date_of_birth: date_of_birth && text.includes(date_of_birth) ? 'fits' : 'none',
});
