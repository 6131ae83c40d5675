/** Dropdowns close as people expect: with Escape, by clicking elsewhere and when the focus leaves. Arrows walk them. */

function linksOf(menu: HTMLDetailsElement): HTMLAnchorElement[] {
  return [...menu.querySelectorAll('a')];
}

/** The next link, going round; none focused yet counts as before the first. */
function move(menu: HTMLDetailsElement, by: 1 | -1): void {
  const links = linksOf(menu);
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const from = at === -1 && by === -1 ? 0 : at;
  links[(from + by + links.length) % links.length]?.focus();
}

function onKey(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  if (event.key === 'Escape' && menu.open) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
    // Otherwise the sheet around it would close with it.
    event.preventDefault();
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    menu.open = true;
    move(menu, event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
  }
}

/** In the sheet of a small screen they stand in a column: closing one moves the next from under the finger. */
const float = matchMedia('(width >= 820px)');

export function connectMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details.site-dropdown')];
  for (const menu of menus) {
    menu.addEventListener('keydown', (event) => onKey(event, menu));
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      const isOutside = relatedTarget instanceof Node && !menu.contains(relatedTarget);
      if (float.matches && isOutside) menu.open = false;
    });
  }
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  });
}
