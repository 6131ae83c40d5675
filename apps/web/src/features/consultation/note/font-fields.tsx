import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { toolbarStrings } from './strings.ts';
import { NOTE_FONTS, NOTE_SIZES, type NoteFont, useNoteLook } from './use-note-look.ts';

/** The face and the size that this reader likes notes in. */
export function LetterFields() {
  const t = useStrings(toolbarStrings);
  const { font, size, choose } = useNoteLook();
  return (
    <>
      <QuietSelect
        aria-label={t.font}
        value={font}
        onChange={({ target }) => choose({ font: target.value as NoteFont })}
      >
        {Object.entries(NOTE_FONTS).map(([name, face]) => (
          <option key={name} style={{ fontFamily: face }}>
            {name}
          </option>
        ))}
      </QuietSelect>
      <QuietSelect
        aria-label={t.size}
        value={size}
        onChange={({ target }) => choose({ size: Number(target.value) })}
      >
        {NOTE_SIZES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </QuietSelect>
    </>
  );
}

function QuietSelect(props: ComponentProps<'select'>) {
  return (
    <span className="relative inline-flex">
      <select {...props} className="quiet-select" />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
