import { useMemo } from 'react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import type { Sound } from '../sound.ts';
import type { ShownVoice } from '../voices/use-voices.ts';
import { RestOfTalk } from './rest-of-talk.tsx';
import { SaidTogether } from './said-together.tsx';
import { sortedStrings } from './strings.ts';
import { byTenMinutes, lineOf, linesIn, withTalk } from './talk-lines.ts';
import type { SortedTalk, TalkGroup } from './talk-sorter.ts';

type SortedTalkViewProps = {
  talk: SortedTalk;
  text: string;
  pieces: readonly TranscriptPiece[];
  /** The headings of the template in their order. */
  titles: readonly string[];
  voiceOf: (piece: TranscriptPiece) => ShownVoice | undefined;
  sound: Sound;
  onReveal: ((offset: number) => void) | undefined;
  onReplaceText: ((text: string) => void) | undefined;
};

/** What was said under each heading, and then the rest. */
export function SortedTalkView(props: SortedTalkViewProps) {
  const { talk, text, pieces, titles, voiceOf, sound, onReveal, onReplaceText } = props;
  const t = useStrings(sortedStrings);
  const bySeq = useMemo(() => new Map(pieces.map((piece) => [piece.seq, piece])), [pieces]);
  const inNote = useMemo(() => linesIn(text), [text]);
  const saidIn = ({ seqs }: TalkGroup) => seqs.flatMap((seq) => bySeq.get(seq) ?? []);
  function put(line: string, title: string) {
    const { text: after, offset } = withTalk(text, line, title, titles);
    if (after === text) return;
    onReplaceText?.(after);
    onReveal?.(offset);
  }
  const itemOf = (group: TalkGroup, headings: readonly string[]) => {
    const said = saidIn(group);
    const line = lineOf(said);
    return (
      <SaidTogether
        key={group.seqs.join(' ')}
        said={said}
        line={line}
        voiceOf={voiceOf}
        sound={sound}
        isIn={inNote.has(line)}
        headings={headings}
        onPut={onReplaceText && ((title) => put(line, title))}
      />
    );
  };
  const slots = byTenMinutes(talk.rest, (seq) => bySeq.get(seq)?.start_s ?? 0);
  return (
    <>
      {talk.sections
        .filter(({ groups }) => groups.length > 0)
        .map(({ id, title, groups }) => (
          <section key={id} aria-label={title} className="flex flex-col gap-1">
            <h3 className="text-sm font-semibold">{title}</h3>
            <ul className="mark-list">{groups.map((group) => itemOf(group, [title]))}</ul>
          </section>
        ))}
      {slots.length > 0 && (
        <section aria-label={t.rest} className="flex flex-col gap-1">
          <h3 className="text-sm font-semibold">{t.rest}</h3>
          {slots.map(({ from_s, to_s, groups }) => (
            <RestOfTalk key={from_s} label={t.between(clock(from_s), clock(to_s), groups.length)}>
              {() => groups.map((group) => itemOf(group, titles))}
            </RestOfTalk>
          ))}
        </section>
      )}
    </>
  );
}
