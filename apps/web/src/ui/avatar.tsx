/** Decorative, so its letters are drawn by the stylesheet: they are no part of any button's name. */
export function Avatar({ name }: { name: string }) {
  return <span aria-hidden="true" data-initials={initials(name)} className="avatar" />;
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase();
}
