/** What the person at the terminal reads once everything runs. */
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { findServers } from './model/look.ts';
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

const names = {
  ollama: 'Ollama',
  llama_cpp: 'llama.cpp',
  vllm: 'vLLM',
  lm_studio: 'LM Studio',
  other: 'A server for language models',
} as const;

/** While nobody chose a model: one that runs here already, to be chosen. Nothing is asked of it. */
export async function foundModels(
  { settings, model_choice, models }: Pick<Services, 'settings' | 'model_choice' | 'models'>,
  address: string,
): Promise<string | undefined> {
  const isUndecided = model_choice.allChosen()[0]?.kind === 'auto';
  if (!isUndecided || (await models.model())) return undefined;
  const [found] = await findServers(settings.FIND_MODELS);
  if (!found) return undefined;
  return `${names[found.software]} runs on this machine (${found.url}). An administrator can have it write the notes: ${address}/language-model\n`;
}

const isLoopback = (host: string) => ['127.0.0.1', 'localhost', '::1'].includes(host);
