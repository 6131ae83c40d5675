import type { Voice, Voices, VoicesChange } from '@noteer/contract';
import {
  ArrowLeftRight,
  AudioLines,
  RotateCcw,
  Stethoscope,
  UserPlus,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useStrings } from '../../../lib/strings.ts';
import type { MenuGroup } from '../../../ui/anchored-menu.tsx';
import { voiceMenuStrings } from './strings.ts';
import { useVoiceName } from './use-voices.ts';
import { VoiceBadge } from './voice-chip.tsx';
import { badgeOf, named, swapped, toneOf } from './voices.ts';

type Asked = {
  known: Voices | undefined;
  /** Who is to be named; undefined where it is unsure, or only one piece is asked about. */
  voice: Voice | undefined;
  seqs: number[];
  scope: 'passage' | 'piece';
  isRemembered: boolean;
  onChange: (change: VoicesChange) => void;
  onElse: (voice: Voice) => void;
  onRemember: (voice: number) => void;
};

/** What can be said of a voice, and of the pieces that were asked about. */
export function useVoiceEntries(asked: Asked): MenuGroup[] {
  const t = useStrings(voiceMenuStrings);
  const wholeItems = useWholeEntries(asked);
  const passageItems = usePassageEntries(asked);
  const title = asked.scope === 'piece' || asked.seqs.length === 1 ? t.piece : t.passage;
  return [
    { id: 'whole', title: t.whole, items: wholeItems },
    { id: 'passage', title, items: passageItems },
  ];
}

function useWholeEntries({
  known,
  voice,
  isRemembered,
  onChange,
  onElse,
  onRemember,
}: Asked): MenuGroup['items'] {
  const t = useStrings(voiceMenuStrings);
  const nameOf = useVoiceName();
  if (!known || !voice) return [];
  const isMe = voice.role === 'clinician';
  // Where neither has a name there is nothing to swap.
  const others = known.voices.filter(
    (other) => other.voice !== voice.voice && (other.role !== null || voice.role !== null),
  );
  return [
    {
      id: 'clinician',
      label: t.isClinician,
      icon: <Stethoscope />,
      isSelected: isMe,
      onAction: () => onChange(named(known.voices, voice.voice, 'clinician')),
    },
    {
      id: 'client',
      label: t.isClient,
      icon: <UserRound />,
      isSelected: voice.role === 'client',
      onAction: () => onChange(named(known.voices, voice.voice, 'client')),
    },
    {
      id: 'other',
      label: t.isOther,
      icon: <UsersRound />,
      isSelected: voice.role === 'other',
      onAction: () => onElse(voice),
    },
    ...others.map((other) => ({
      id: `swap ${other.voice}`,
      label: t.swapWith(nameOf(other)),
      icon: <ArrowLeftRight />,
      onAction: () => onChange(swapped(voice, other)),
    })),
    ...(isMe
      ? [
          {
            id: 'remember',
            label: isRemembered ? t.rememberAgain : t.remember,
            icon: <AudioLines />,
            onAction: () => onRemember(voice.voice),
          },
        ]
      : []),
  ];
}

function usePassageEntries({ known, voice, seqs, onChange }: Asked): MenuGroup['items'] {
  const t = useStrings(voiceMenuStrings);
  const nameOf = useVoiceName();
  if (!known) return [];
  const give = (to: number | null) => onChange({ pieces: [{ seqs, voice: to }] });
  const { new_voice } = known;
  const now = voice?.voice ?? (seqs[0] === undefined ? undefined : known.piece_voices[seqs[0]]);
  return [
    ...known.voices
      .filter((other) => other.voice !== now)
      .map((other) => ({
        id: String(other.voice),
        label: t.saidBy(nameOf(other)),
        icon: <VoiceBadge badge={badgeOf(other.voice)} tone={toneOf(other.voice)} />,
        onAction: () => give(other.voice),
      })),
    ...(new_voice === null
      ? []
      : [{ id: 'new', label: t.newVoice, icon: <UserPlus />, onAction: () => give(new_voice) }]),
    ...(seqs.some((seq) => known.corrected.includes(seq))
      ? [{ id: 'heard', label: t.asHeard, icon: <RotateCcw />, onAction: () => give(null) }]
      : []),
  ];
}
