import type { Mail } from './port.ts';

/** As the transport takes it. The address of a stranger goes as one address: as text it would be read as a list of them. */
export const asMessage = ({ reply_to, ...mail }: Mail) => ({
  ...mail,
  ...(reply_to && { replyTo: { name: '', address: reply_to } }),
});
