/** What the person at the terminal reads once everything runs. */
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import type { Services } from './services.ts';

export function welcome({ settings, installation }: Services, address: string): string {
  const lines = ['', `Noteer is ready: ${address}`, ''];
  if (installation.is_demo) {
    lines.push(`Demo accounts, all with the password ${demoPassword}`);
    for (const { email, first_name, last_name, role } of demoAccounts) {
      lines.push(`  ${email.padEnd(22)} ${first_name} ${last_name}, ${role}`);
    }
    lines.push('');
    if (!isLoopback(settings.HOST)) {
      lines.push('Careful: this demo can be reached from other machines, and its passwords are public.', '');
    }
  } else if (installation.mfa === 'optional') {
    lines.push('Careful: MFA=optional lets people in with a password alone.', '');
  }
  if (!settings.SMTP_URL)
    lines.push(`Mails are written to ${settings.DATA_DIR}/outbox (set SMTP_URL to send them).`, '');
  lines.push('Ctrl-C stops it.', '');
  return lines.join('\n');
}

const isLoopback = (host: string) => ['127.0.0.1', 'localhost', '::1'].includes(host);
