// @vitest-environment jsdom
import { getProfile, getRecording } from '@noteer/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answers, garbles, isUnreachable } from '../../../../test/fake-api.ts';
import { noteServer, stubLayout, walkthrough } from '../../../../test/note-server.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { profileOf, sanne } from '../../../../test/people.ts';

beforeEach(stubLayout);

type Fakes = NonNullable<NonNullable<Parameters<typeof openApp>[1]>['api']>;

const open = (...api: Fakes) =>
  openApp(
    { pathname: '/walkthrough/wrap-up', state: walkthrough },
    { as: sanne, api: [...api, ...noteServer('Slaapt beter.').fakes] },
  );

test('one button goes back to the note, and the other says Ready for EHR in English', async () => {
  open(answers(getProfile, { data: profileOf(sanne, { language: 'en' }) }));
  expect(await screen.findByRole('button', { name: 'Ready for EHR' })).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to the note' });
  expect(back.getAttribute('href')).toBe(`/walkthrough/review/${walkthrough.recordingId}`);
});

test.each([
  ['unreachable', isUnreachable(getRecording)],
  ['garbled', garbles(getRecording, 200, '<html>')],
])('a note that is %s cannot be declared ready, and is told', { tags: 'thorough' }, async (_, failure) => {
  open(failure);
  expect(await screen.findAllByText('Error fetching recording data')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Klaar voor EPD' })).toBeNull();
});
