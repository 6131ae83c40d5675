/** Sends the contact form without leaving the page. All words stand in the page: this script knows no language. */

/** Longer than a server of ours ever takes; after that the line counts as cut. */
const PATIENCE_MS = 30_000;

type Control = HTMLInputElement | HTMLSelectElement;

const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null;

/** CSS shows the field for what 'Other' is. It is required while it is shown, and empty when it is not. */
function followSpecialty(form: HTMLFormElement): void {
  const specialty = controlOf(form, 'specialty');
  const other = controlOf(form, 'specialty_other');
  if (!specialty || !other) return;
  const follow = () => {
    other.required = specialty.value === 'other';
    if (!other.required) other.value = '';
  };
  specialty.addEventListener('change', follow);
  // Whoever comes back to the page may find it filled in by the browser.
  window.addEventListener('pageshow', follow);
  follow();
}

type Message = 'offline' | 'busy' | 'refused' | 'broken';

function say(form: HTMLFormElement, message?: Message, filling = ''): void {
  const place = form.querySelector<HTMLElement>('[role=alert]');
  if (place) place.textContent = (message && place.dataset[message]?.replace('{}', filling)) ?? '';
}

/** By the reader's own clock, and never a minute too early. */
function timeAfter(answer: Response): string {
  const wait_s = Number(answer.headers.get('retry-after')) || 60;
  const then = new Date(Date.now() + (wait_s + 59) * 1000);
  return then.toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** Marks what the server refused until it is changed; answers the names of these fields, as people read them. */
function mark(form: HTMLFormElement, names: string[]): string {
  const wrong = names.map((name) => controlOf(form, name)).filter((control) => control !== null);
  for (const control of wrong) {
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', 'contact-message');
    const unmark = () => {
      control.removeAttribute('aria-invalid');
      control.removeAttribute('aria-describedby');
    };
    control.addEventListener('input', unmark, { once: true });
  }
  wrong[0]?.focus();
  return wrong.map((control) => control.labels?.[0]?.firstChild?.textContent).join(', ');
}

/** What was typed goes with the form: the next one at this screen does not find it. */
function thank(form: HTMLFormElement): void {
  const thanks = form.querySelector('template')?.content.firstElementChild;
  if (!(thanks instanceof HTMLElement)) return;
  form.replaceWith(thanks);
  thanks.focus();
}

async function send(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (!answer) return say(form, 'offline');
  if (answer.status === 429) return say(form, 'busy', timeAfter(answer));
  // Something between us and the server may answer in its place: only its own words count.
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body?.message) return thank(form);
  const names = mark(form, Object.keys(body?.fields ?? {}));
  say(form, names ? 'refused' : 'broken', names);
}

export function connectContactForm(form: HTMLFormElement): void {
  followSpecialty(form);
  const button = form.querySelector('[type=submit]');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button?.hasAttribute('aria-busy')) return;
    say(form);
    // Not disabled: that would take the focus away from whoever pressed it.
    for (const name of ['aria-busy', 'aria-disabled']) button?.setAttribute(name, 'true');
    await send(form);
    for (const name of ['aria-busy', 'aria-disabled']) button?.removeAttribute(name);
  });
}
