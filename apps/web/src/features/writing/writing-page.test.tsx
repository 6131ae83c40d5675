// @vitest-environment jsdom
import {
  acceptWritingOffer,
  changeWritingRule,
  createSnippet,
  type KeptRule,
  listSnippets,
  listWritingExamples,
  listWritingOffers,
  listWritingRules,
  refuseWritingOffer,
  type Snippet,
  seeWritingOffers,
  shareWritingRule,
  type WritingOffer,
} from '@noteer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, inTurn, isUnreachable, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

const id = '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01';
const rule = {
  kind: 'words' as const,
  forms: [{ from: 'cliënt', to: 'pt.' }],
  section: null,
  at_start: false,
};
const offer: WritingOffer = { id, language: 'nl', rule, times: 23, occasions: 25, notes: 12, is_new: true };
const kept: KeptRule = {
  ...{ id, language: 'nl', rule, is_shared: false, is_on: true },
  ...{ is_proposed: false, proposed_by: null, may_remove: true },
};
const snippet: Snippet = {
  id,
  abbreviation: 'mse',
  text: 'Stemming: [stemming].',
  is_shared: false,
  may_change: true,
};
const seen = answers(seeWritingOffers, { message: 'Seen.' });

test('what was noticed is told with its counts, and examples when they are asked for', async () => {
  const { user, sentTo } = openApp('/my-writing', {
    as: sanne,
    api: [
      answers(listWritingOffers, { data: [offer] }),
      answers(listWritingExamples, {
        data: [{ id, before: 'belt cliënt morgen', after: 'belt pt. morgen' }],
      }),
      seen,
    ],
  });
  const item = await screen.findByRole('listitem', { name: /‘cliënt’ wordt ‘pt.’/ });
  expect(within(item).getByText('23 van de 25 keer dat het kon, in 12 verslagen')).toBeTruthy();
  await waitFor(() => expect(sentTo(seeWritingOffers)).toHaveLength(1));
  expect(sentTo(listWritingExamples)).toHaveLength(0);
  await user.click(within(item).getByRole('button', { name: 'Voorbeelden' }));
  expect(await within(item).findByText('belt cliënt morgen')).toBeTruthy();
  expect(within(item).getByText('belt pt. morgen')).toBeTruthy();
});

test('an offer that is taken is a rule, and one that is refused is gone', async () => {
  const { user } = openApp('/my-writing', {
    as: sanne,
    api: [
      inTurn(answers(listWritingOffers, { data: [offer] }), answers(listWritingOffers, { data: [] })),
      inTurn(answers(listWritingRules, { data: [] }), answers(listWritingRules, { data: [kept] })),
      answers(acceptWritingOffer, { data: kept }),
      seen,
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Maak er een regel van' }));
  expect(await screen.findByText('Nog geen gewoonte opgemerkt')).toBeTruthy();
  expect(screen.getByRole('switch', { name: '‘cliënt’ wordt ‘pt.’' }).getAttribute('aria-checked')).toBe(
    'true',
  );
});

test('a refusal that does not arrive leaves the offer and says so', async () => {
  const { user } = openApp('/my-writing', {
    as: sanne,
    api: [
      answers(listWritingOffers, { data: [{ ...offer, is_new: false }] }),
      isUnreachable(refuseWritingOffer),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Niet doen' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Niet doen' })).toBeTruthy();
});

test('a rule is turned off, and an administrator is asked to share it', { tags: 'thorough' }, async () => {
  const { user, sentTo } = openApp('/my-writing', {
    as: sanne,
    api: [answers(listWritingRules, { data: [kept] }), answers(changeWritingRule, { data: kept })],
  });
  await user.click(await screen.findByRole('switch', { name: '‘cliënt’ wordt ‘pt.’' }));
  await user.click(screen.getByRole('button', { name: /^Meer met/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Vragen om te delen' }));
  await waitFor(() => expect(sentTo(changeWritingRule)).toEqual([{ is_on: false }, { is_proposed: true }]));
});

test('an administrator shares what a colleague asks to share', { tags: 'thorough' }, async () => {
  const asked = { ...kept, is_on: false, is_proposed: true, proposed_by: 'Sanne Visser', may_remove: false };
  const { user, sentTo } = openApp('/my-writing', {
    as: marijke,
    api: [answers(listWritingRules, { data: [asked] }), answers(shareWritingRule, { data: kept })],
  });
  const group = await screen.findByRole('region', { name: 'Gevraagd om te delen' });
  expect(within(group).getByText('van Sanne Visser')).toBeTruthy();
  await user.click(within(group).getByRole('button', { name: /^Meer met/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Met iedereen delen' }));
  await user.click(await screen.findByRole('button', { name: 'Met iedereen delen' }));
  await waitFor(() => expect(sentTo(shareWritingRule)).toHaveLength(1));
});

test('a snippet is made; an abbreviation that is taken is said at its field', {
  tags: 'thorough',
}, async () => {
  const { user, sentTo } = openApp('/my-writing', {
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
