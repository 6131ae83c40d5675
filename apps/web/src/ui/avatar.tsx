/** Decorative: the name itself stands beside it or in the label of what it sits in. */
export function Avatar({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="avatar">
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase();
}
