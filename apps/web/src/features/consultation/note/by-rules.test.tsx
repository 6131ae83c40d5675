// @vitest-environment jsdom
import {
  type EngineDraft,
  getDraft,
  listSnippets,
  listWritingOffers,
  listWritingRules,
} from '@noteer/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { noteServer, stubLayout } from '../../../../test/note-server.ts';
import { note, openReview, press, saved, startTyping } from '../../../../test/review-page.ts';

beforeEach(stubLayout);

const NOTE = '## Beloop\n\nPt. slaapt beter.\n';
const id = '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01';
const rule = {
  kind: 'words' as const,
  forms: [{ from: 'cliënt', to: 'pt.' }],
  section: null,
  at_start: false,
};
const draft: EngineDraft = {
  ...{ number: 1, template: 'decursus', template_version: null, summary_text: NOTE },
  sections: [
    {
      ...{ id: 'course', title: 'Beloop' },
      sentences: [{ text: 'Pt. slaapt beter.', sources: [], by: 'rules' }],
    },
  ],
  ...{ not_discussed: [], from_file: [], speakers_revision: 0 },
  by_rule: [{ rule_id: id, section: 'Beloop', was: 'Cliënt slaapt beter.', now: 'Pt. slaapt beter.' }],
};
const kept = {
  ...{ id, language: 'nl' as const, rule, is_shared: false, is_on: true },
  ...{ is_proposed: false, proposed_by: null, may_remove: true },
};

test('what a rule changed is told at the note, and put back in this note alone', async () => {
  const app = await openReview(noteServer(NOTE), {
    api: [answers(getDraft, { data: draft }), answers(listWritingRules, { data: [kept] })],
  });
  fireEvent.click(await screen.findByRole('button', { name: '1 plek door jouw regels' }));
  const dialog = await screen.findByRole('dialog', { name: 'Door jouw regels veranderd' });
  expect(await within(dialog).findByText(/Door jouw regel: ‘cliënt’ wordt ‘pt.’/)).toBeTruthy();
  const back = await within(dialog).findByRole('button', { name: 'Terugzetten' });
  await act(async () => fireEvent.click(back));
  await waitFor(() => expect(saved(app)).toHaveLength(1));
  expect(saved(app)[0]).toMatchObject({
    consultation_summaries: [{ summary_text: '## Beloop\n\nCliënt slaapt beter.\n' }],
  });
  expect(within(dialog).queryByRole('button', { name: 'Terugzetten' })).toBeNull();
});

test('a new habit is a quiet hint, and nothing where there is none', { tags: 'thorough' }, async () => {
  const offer = { id, language: 'nl' as const, rule, times: 9, occasions: 10, notes: 5, is_new: true };
  const app = await openReview(noteServer(NOTE), { api: [answers(listWritingOffers, { data: [offer] })] });
  const hint = await screen.findByRole('link', { name: 'Noteer ziet een gewoonte in hoe je schrijft' });
  expect(hint.getAttribute('href')).toBe('/my-writing');
  app.view.unmount();
  await openReview(noteServer(NOTE));
  await note();
  expect(screen.queryByRole('link', { name: 'Noteer ziet een gewoonte in hoe je schrijft' })).toBeNull();
});

test('a snippet of one’s own goes before a shared one, and is saved as it stands', {
  tags: 'thorough',
}, async () => {
  const snippet = { id, abbreviation: 'mse', may_change: true };
  const app = await openReview(noteServer(NOTE), {
    api: [
      answers(listSnippets, {
        data: [
          { ...snippet, text: 'Van iedereen.', is_shared: true },
          { ...snippet, text: 'Stemming: [stemming].', is_shared: false },
        ],
      }),
    ],
  });
  const { view, type } = await startTyping();
  type(';mse');
  act(() => view.dispatch({ selection: { anchor: view.state.doc.length } }));
  act(() => void fireEvent.keyDown(view.contentDOM, { key: 'Tab' }));
  expect(view.state.doc.toString()).toBe(`${NOTE}Stemming: [stemming].`);
  await press('Opslaan');
  await waitFor(() => expect(saved(app)).toHaveLength(1));
});
