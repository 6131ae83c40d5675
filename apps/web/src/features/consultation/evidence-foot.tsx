import { useMemo } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Switch } from '../../ui/switch.tsx';
import { EvidenceLine } from './evidence-line.tsx';
import { evidenceStrings } from './evidence-strings.ts';
import { takenAt } from './file/from-file.tsx';
import { isJotted, jottedLines } from './jottings/jotted.ts';
import { Player } from './player.tsx';
import type { Sound } from './sound.ts';
import type { useEvidence } from './use-evidence.ts';

type Evidence = Pick<ReturnType<typeof useEvidence>, 'lit' | 'pieces' | 'settled' | 'draft' | 'taken'>;

type EvidenceFootProps = {
  evidence: Evidence;
  client: { id: string; client_name: string };
  sound: Sound;
  duration_s: number;
  isSoundOn: boolean;
  onSoundOn: (isOn: boolean) => void;
  /** Given where the note is not in view. */
  onReveal: ((offset: number) => void) | undefined;
};

/** Under all tabs: what the sentence at hand rests on, and the sound. */
export function EvidenceFoot(props: EvidenceFootProps) {
  const { evidence, client, sound, duration_s, onReveal, ...click } = props;
  const { soundOnClick } = useStrings(evidenceStrings);
  const { lit, pieces } = evidence;
  return (
    <footer className="evidence-foot">
      <EvidenceLine
        lit={lit}
        pieces={pieces}
        sound={sound}
        isJotted={useIsJotted(evidence)}
        client={client}
        taken={useTaken(evidence)}
        onReveal={onReveal}
      />
      <Player sound={sound} duration_s={duration_s}>
        <Switch label={soundOnClick} isOn={click.isSoundOn} onChange={click.onSoundOn} />
      </Player>
    </footer>
  );
}

/** Whether the sentence at hand stands as the clinician jotted it down. */
function useIsJotted({ lit, settled, draft }: Evidence): boolean {
  const lines = useMemo(() => jottedLines(draft.data), [draft.data]);
  const [sentence] = lit.sentences;
  return lit.by === 'sentence' && sentence !== undefined && isJotted(lines, settled, sentence.start);
}

/** What the sentence at hand has from the client's file. */
function useTaken({ lit, settled, taken }: Evidence) {
  const sentence = lit.by === 'sentence' ? lit.sentences[0] : undefined;
  return useMemo(() => takenAt(settled, sentence, taken), [settled, sentence, taken]);
}
