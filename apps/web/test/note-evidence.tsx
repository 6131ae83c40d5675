/** A consultation with its note, and a page that does for the evidence what the editor does. */
import { noteMarkdown } from '@noteer/clinical';
import {
  type EngineDraft,
  getDraft,
  getFilePoints,
  getTranscript,
  getVoices,
  type Recording,
} from '@noteer/contract';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { Providers } from '../src/app/providers.tsx';
import { createQueryClient } from '../src/app/query-client.ts';
import { EvidencePanel } from '../src/features/consultation/evidence-panel.tsx';
import type { Highlight } from '../src/features/consultation/note/note-area.tsx';
import { aNoted, nobodyKnown } from './consultations.ts';
import { answers, fakeApi } from './fake-api.ts';
import { pointServer } from './points.ts';

const spoken = [
  'Goedemorgen, fijn dat u er bent.',
  'Hoe is het de afgelopen weken gegaan?',
  'Ik slaap slecht en ik pieker veel over mijn werk.',
  'Gebruikt u de sertraline nog elke ochtend?',
  'Ja, vijftig milligram. En soms oxazepam voor de nacht.',
  'We zien elkaar dinsdag om tien uur.',
];
export const pieces = spoken.map((text, seq) => ({
  seq,
  start_s: seq * 10,
  end_s: seq * 10 + 8,
  text,
  voice: null,
  voice_sure: null,
}));

const written = {
  sections: [
    {
      id: 'course',
      title: 'Beloop',
      sentences: [{ text: 'Slaapt slecht en piekert veel over het werk.', sources: [1, 2] }],
    },
    {
      id: 'medication',
      title: 'Medicatie',
      sentences: [{ text: 'Gebruikt sertraline 50 mg elke ochtend.', sources: [3, 4] }],
    },
    {
      id: 'next',
      title: 'Volgend contact',
      sentences: [{ text: 'Dinsdag om tien uur.', sources: [5] }],
    },
  ],
  not_discussed: [{ id: 'risk', title: 'Risico en veiligheid' }],
};
export const noteText = noteMarkdown(written).text;
export const draft: EngineDraft = {
  number: 1,
  template: 'decursus',
  template_version: null,
  summary_text: noteText,
  ...written,
  ...{ tasks: [], diagnoses: [], doubts: [], is_poor_sound: false, is_partial: false },
  speakers_revision: 0,
};

export const recording: Recording = aNoted(1, 'Bo de Wit', {
  recording_duration: 60,
  recording_file_url: '/sound?ticket=1',
  template: 'decursus',
  consultation_summary: [{ ai_model_name: 'a-model', summary_text: noteText, code: '', revision: 1 }],
});

export const heard = answers(getTranscript, { data: pieces });
export const drafted = answers(getDraft, { data: draft });

/** What plays: jsdom has the element, but no sound in it. */
export const sound = { src: '', time: 0, isPaused: true, rate: 1, fail: () => {}, load: () => {} };

export function stubSound(): void {
  Object.assign(sound, { src: '', time: 0, isPaused: true, rate: 1 });
  vi.stubGlobal(
    'Audio',
    class {
      onplay = () => {};
      onpause = () => {};
      onerror = () => {};
      onloadedmetadata = () => {};
      duration = 60;
      constructor() {
        sound.fail = () => this.onerror();
        sound.load = () => this.onloadedmetadata();
      }
      set src(src: string) {
        sound.src = src;
      }
      get paused() {
        return sound.isPaused;
      }
      get currentTime() {
        return sound.time;
      }
      set currentTime(time: number) {
        sound.time = time;
      }
      set playbackRate(rate: number) {
        sound.rate = rate;
      }
      async play() {
        sound.isPaused = false;
        this.onplay();
      }
      pause() {
        sound.isPaused = true;
        this.onpause();
      }
      load() {}
      removeAttribute() {}
    },
  );
}

type Opening = {
  api?: Parameters<typeof fakeApi>;
  recording?: Recording;
  text?: string;
  ai_model_name?: string;
};

/** Opens the panel beside a note; `click` and `move` are what somebody does in the note. */
export function openEvidence({
  api = [],
  recording: opened = recording,
  text = noteText,
  ai_model_name = 'a-model',
}: Opening = {}) {
  const server = fakeApi(
    ...api,
    heard,
    drafted,
    answers(getVoices, { data: nobodyKnown }),
    answers(getFilePoints, { data: [] }),
    ...pointServer().fakes,
  );
  const page = {
    text,
    highlights: [] as Highlight[],
    revealed: [] as number[],
    type: (_text: string) => {},
    click: (_words: string) => {},
    move: (_words: string) => {},
    change: (_recording: Recording) => {},
    ask: (_seqs: readonly number[]) => {},
  };
  let nonce = 0;
  function Page() {
    const [now, setNow] = useState(text);
    const [shown, setShown] = useState(opened);
    const [place, setPlace] = useState<{ offset: number; by: 'click' | 'caret'; nonce: number } | null>(null);
    const [asked, setAsked] = useState<readonly number[]>();
    page.ask = (seqs) => act(() => setAsked(seqs));
    page.text = now;
    page.type = (next) => act(() => setNow(next));
    page.change = (next) => act(() => setShown(next));
    const go = (by: 'click' | 'caret') => (words: string) =>
      act(() => setPlace({ offset: page.text.indexOf(words), by, nonce: ++nonce }));
    page.click = go('click');
    page.move = go('caret');
    return (
      <EvidencePanel
        recording={shown}
        ai_model_name={ai_model_name}
        text={now}
        place={place}
        litPieces={asked}
        onHighlights={(highlights) => {
          page.highlights = highlights;
        }}
        onReveal={(offset) => page.revealed.push(offset)}
        onReplaceText={setNow}
      />
    );
  }
  render(
    <Providers queryClient={createQueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Providers>,
  );
  /** The words of the note that look so. */
  const highlighted = (look: Highlight['look']) =>
    page.highlights.filter((each) => each.look === look).map(({ start, end }) => page.text.slice(start, end));
  return { ...server, page, highlighted, user: userEvent.setup({ delay: null }) };
}
