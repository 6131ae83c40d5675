// @vitest-environment jsdom
import { createSnippet, listSnippets, type Snippet } from '@noteer/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, inTurn, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sanne } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

const id = '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01';
const snippet: Snippet = {
  id,
  abbreviation: 'mse',
  text: 'Stemming: [stemming].',
  is_shared: false,
  may_change: true,
};
test('a snippet is made; an abbreviation that is taken is said at its field', async () => {
  const { user, sentTo } = openApp('/snippets', {
    as: sanne,
    api: [
      inTurn(answers(listSnippets, { data: [] }), answers(listSnippets, { data: [snippet] })),
      inTurn(refuses(createSnippet, 'abbreviation_taken'), answers(createSnippet, { data: snippet })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Nieuw fragment' }));
  await put(user, await screen.findByLabelText('Afkorting'), 'mse');
  await put(user, screen.getByLabelText('Tekst'), snippet.text);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Deze afkorting is al in gebruik. Kies een andere.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByRole('button', { name: 'Bewerken: ;mse' })).toBeTruthy();
  expect(sentTo(createSnippet).at(-1)).toEqual({
    ...{ abbreviation: 'mse', text: snippet.text, is_shared: false },
  });
});

test('snippets that do not come say so, and are asked for again', { tags: 'thorough' }, async () => {
  const { user } = openApp('/snippets', {
    as: sanne,
    api: [inTurn(refuses(listSnippets, 'internal'), answers(listSnippets, { data: [snippet] }))],
  });
  expect(await screen.findByText('Je tekstfragmenten zijn niet opgehaald')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /pnieuw/ }));
  expect(await screen.findByRole('button', { name: 'Bewerken: ;mse' })).toBeTruthy();
});
