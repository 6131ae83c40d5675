import type { Voice, Voices, VoicesChange } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { ownVoiceQuery, type TranscriptPiece } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { AnchoredMenu, type MenuGroup } from '../../../ui/anchored-menu.tsx';
import { RelationDialog } from './relation-dialog.tsx';
import { RememberDialog, RememberOffer } from './remember-voice.tsx';
import { voiceStrings } from './strings.ts';
import { useVoiceEntries } from './use-voice-entries.tsx';
import { useChangeVoices, useVoiceName } from './use-voices.ts';
import { VoiceBadge } from './voice-chip.tsx';
import { badgeOf, named, runAround, toneOf, voiceOf } from './voices.ts';

/** What the menu is about: the voice of a piece and, for one passage, which pieces that is. */
type Asked = { anchor: HTMLElement; seq: number; scope: 'passage' | 'piece' };

/**
 * One menu for a whole transcript. `open` is told which button was pressed; `menu` stands anywhere on the screen, `offer`
 * where a question may stand.
 */
export function useVoiceMenu(id: string, known: Voices | undefined, pieces: readonly TranscriptPiece[]) {
  const t = useStrings(voiceStrings);
  const nameOf = useVoiceName();
  const change = useChangeVoices(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isElse, setElse] = useState<Voice | null>(null);
  const [mine, setMine] = useState<number | null>(null);
  const [offered, setOffered] = useState<number | null>(null);
  const { data: own } = useQuery({ ...ownVoiceQuery(), enabled: asked !== null || offered !== null });
  const open = useCallback((anchor: HTMLElement, seq: number, scope: Asked['scope']) => {
    setAsked({ anchor, seq, scope });
  }, []);

  function submit(body: VoicesChange) {
    change.mutate(body);
    const clinician = body.voices?.find(({ role }) => role === 'clinician');
    setOffered(clinician?.voice ?? null);
  }
  const piece = pieces.find(({ seq }) => seq === asked?.seq);
  const voice = known && piece && known.voices.find((one) => one.voice === voiceOf(known, piece));
  const seqs =
    (known && asked && (asked.scope === 'piece' ? [asked.seq] : runAround(known, pieces, asked.seq))) ?? [];
  const groups = useVoiceEntries({
    known,
    voice: asked?.scope === 'piece' ? undefined : voice,
    seqs,
    scope: asked?.scope ?? 'passage',
    isRemembered: Boolean(own?.remembered_at),
    onChange: submit,
    onElse: setElse,
    onRemember: setMine,
  });
  const close = () => {
    setAsked(null);
    keepFocus(asked);
  };
  const menu: ReactNode = (
    <>
      <AnchoredMenu
        anchor={asked?.anchor ?? null}
        label={t.change}
        head={
          <span className="flex items-center gap-2">
            {voice && <VoiceBadge badge={badgeOf(voice.voice)} tone={toneOf(voice.voice)} />}
            {voice ? nameOf(voice) : t.unsure}
            {voice?.is_recognised && ` (${t.recognised})`}
          </span>
        }
        groups={groups satisfies MenuGroup[]}
        onClose={close}
      />
      <RelationDialog
        isOpen={isElse !== null}
        onClose={() => setElse(null)}
        onChoose={(relation) => {
          if (isElse && known) submit(named(known.voices, isElse.voice, 'other', relation));
          setElse(null);
        }}
      />
      <RememberDialog
        recordingId={id}
        voice={mine}
        onClose={() => {
          setMine(null);
          setOffered(null);
        }}
      />
    </>
  );
  const isOffered = offered !== null && own?.remembered_at === null;
  const offer: ReactNode = isOffered && (
    <RememberOffer onAccept={() => setMine(offered)} onDecline={() => setOffered(null)} />
  );
  return { open, menu, offer };
}

/** A name that went with the change takes the focus along: it goes to the piece that was asked about. */
function keepFocus(asked: Asked | null): void {
  requestAnimationFrame(() => {
    if (!asked || asked.anchor.isConnected || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`.piece[data-seq="${asked.seq}"]`)?.focus();
  });
}
