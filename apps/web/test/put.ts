import type { UserEvent } from '@testing-library/user-event';

/** At once, as from a clipboard: a page looks at every letter that is typed, and few tests are about that. */
export async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
