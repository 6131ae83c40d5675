/** What a new password must be beyond what its form asks: the forms keep the rules that they always had. */
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isLeakedPassword } from './leaked-passwords.ts';

type Person = { email?: string; first_name?: string; last_name?: string };

const refuse = (code: 'short_password' | 'common_password', detail: string) =>
  new AppError(code, detail, { fields: { password: [detail] } });

/** The fewest characters. In the demo what the forms ask is enough. */
const fewestCharacters = ({ settings, installation }: Pick<Services, 'settings' | 'installation'>): number =>
  settings.PASSWORD_LENGTH ?? (installation.is_demo ? 0 : 8);

export function demandGoodPassword(
  services: Pick<Services, 'settings' | 'installation'>,
  password: string,
  { email = '', first_name = '', last_name = '' }: Person,
): void {
  const fewest = fewestCharacters(services);
  if ([...password].length < fewest)
    throw refuse('short_password', `Choose a longer password: at least ${fewest} characters.`);
  if (isCommonPassword(password, [email, first_name, last_name, `${first_name}${last_name}`]))
    throw refuse('common_password', 'This password is easy to guess. Choose another one.');
  const { LEAKED_PASSWORDS_FILE: leaked } = services.settings;
  if (leaked && isLeakedPassword(leaked, password))
    throw refuse('common_password', 'This password is known from a leak. Choose another one.');
}
