import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { outboxMailer } from './outbox.ts';

test('without a mail server a mail is a file that only its owner reads, and the log names the file alone', async () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'noteer-outbox-')), 'outbox');
  const logged: unknown[] = [];
  const mailer = outboxMailer(directory, 'Noteer <noteer@localhost>', {
    info: (...line: unknown[]) => void logged.push(line),
  });

  await mailer.send({ to: 'fenna@example.org', subject: 'Je code', text: 'Je code is 123456. Groet, Zoë' });

  const [name = ''] = readdirSync(directory);
  const file = join(directory, name);
  const mail = await PostalMime.parse(readFileSync(file));
  expect([mail.to?.[0]?.address, mail.subject, mail.text?.trim()]).toEqual([
    'fenna@example.org',
    'Je code',
    'Je code is 123456. Groet, Zoë',
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.stringify(logged)).toContain(name);
  expect(JSON.stringify(logged)).not.toMatch(/123456|fenna/);
});
