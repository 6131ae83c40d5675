import { type ReactNode, useState } from 'react';

type RestOfTalkProps = { label: string; children: () => ReactNode };

/** Ten minutes of what fits under no heading. Two hours are a long list: what is folded is not drawn. */
export function RestOfTalk({ label, children }: RestOfTalkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="talk-rest" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="tabular">{label}</summary>
      {isOpen && <ul className="mark-list">{children()}</ul>}
    </details>
  );
}
