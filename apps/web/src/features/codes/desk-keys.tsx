import { useStrings } from '../../lib/strings.ts';
import { Key } from './key.tsx';
import { deskStrings } from './strings.ts';

/** What the keyboard does here. Not on a screen that is touched: there is none. */
export function DeskKeys() {
  const t = useStrings(deskStrings);
  const keys = [
    { keys: ['j', 'k'], does: t.keyMove },
    { keys: ['Enter'], does: t.keyOpen },
    { keys: ['a'], does: t.keyAccept },
    { keys: ['w'], does: t.keyChange },
    { keys: ['v'], does: t.keyAsk },
    { keys: ['n'], does: t.keyNext },
  ];
  return (
    <section aria-label={t.keys} className="pointer-coarse:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
        {keys.map(({ keys: names, does }) => (
          <li key={does} className="flex items-center gap-1.5">
            {names.map((name) => (
              <Key key={name}>{name}</Key>
            ))}
            <span className="sr-only">{names.join(', ')}: </span>
            {does}
          </li>
        ))}
      </ul>
    </section>
  );
}
