export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Who gets the answer, where that is not us. */
  reply_to?: string;
};

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
