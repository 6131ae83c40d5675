// @vitest-environment jsdom
import {
  createTemplate,
  listOwnTemplates,
  listTemplateDefaults,
  listTemplates,
  type OwnTemplate,
  publishTemplate,
  retireTemplate,
  saveTemplate,
  setTemplateDefault,
  type TemplateForm,
  type TemplateVersion,
} from '@noteer/contract';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, refuses } from '../../../test/fake-api.ts';
import { openApp } from '../../../test/open-app.tsx';
import { marijke, sanne } from '../../../test/people.ts';
import { put } from '../../../test/put.ts';

const form: TemplateForm = {
  name: 'Kort vervolg',
  family: 'progress',
  sections: [
    {
      ...{ heading: 'Hoe het gaat', kinds: ['course', 'mood', 'sleep'], style: 'telegram' },
      ...{ wish: '', says_not_discussed: false, takes_rest: true },
    },
    {
      ...{ heading: 'Legaal kader', kinds: ['legal'], style: 'list' },
      ...{ wish: '', says_not_discussed: true, takes_rest: false },
    },
  ],
};
const saved = { saves: 1, saved_by: 'Sanne Visser', saved_at: '2026-11-02T09:00:00.000Z' };
const draft: TemplateVersion = { ...form, ...saved, number: 1, state: 'draft', published_at: null };
const inUse: TemplateVersion = { ...draft, state: 'published', published_at: saved.saved_at };
const id = '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01';
const own: OwnTemplate = { id, is_shared: false, may_change: true, versions: [draft] };
const shared: OwnTemplate = { id, is_shared: true, may_change: false, versions: [inUse] };

const lists = (...made: OwnTemplate[]) => [
  answers(listOwnTemplates, { data: made }),
  answers(listTemplateDefaults, { data: [] }),
  answers(listTemplates, {
    data: [
      {
        ...{ id: 'decursus', name: { nl: 'Decursus', en: 'Progress note' } },
        ...{ from: 'built_in', is_offered: true, is_default: true },
      },
    ],
  }),
];
const replace = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await put(user, field, text);
};
const preview = () => screen.findByRole('region', { name: 'Voorbeeld' });

test('what there is, by whose it is, with how far each is', async () => {
  openApp('/templates', { as: sanne, api: lists(own) });

  const row = await screen.findByRole('link', { name: /^Bewerken:\s*Kort vervolg/ });
  expect(within(row).getByText(/concept/)).toBeTruthy();
  expect(screen.getByText('De instelling heeft nog geen sjablonen.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Als begin gebruiken/ })).toHaveLength(14);
});

test('how the note will be set out follows what one types', { tags: 'thorough' }, async () => {
  const { user } = openApp(`/templates?edit=${id}`, { as: sanne, api: lists(own) });
  const note = await preview();
  expect(await within(note).findByRole('heading', { name: 'Hoe het gaat' })).toBeTruthy();
  expect(within(note).getByText(/‘Niet besproken’ als het niet aan de orde kwam/)).toBeTruthy();

  await replace(user, screen.getByLabelText('Kopje 1'), 'Nu');

  expect(await within(note).findByRole('heading', { name: 'Nu' })).toBeTruthy();
});

test('a section is moved with the arrow keys, and that is said', { tags: 'thorough' }, async () => {
  const { user } = openApp(`/templates?edit=${id}`, { as: sanne, api: lists(own) });
  const handle = await screen.findByRole('button', { name: /^Hoe het gaat verplaatsen/ });
  handle.focus();
  await user.keyboard('{ArrowDown}');

  expect(screen.getByLabelText<HTMLInputElement>('Kopje 1').value).toBe('Legaal kader');
  expect(screen.getByText('Hoe het gaat staat nu op plaats 2 van 2')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Hoe het gaat/);
});

test('what is wrong is said where it is, and nothing is sent', { tags: 'thorough' }, async () => {
  const { user, sentTo } = openApp(`/templates?edit=${id}`, { as: sanne, api: lists(own) });
  await replace(user, await screen.findByLabelText('Kopje 2'), 'hoe het GAAT');
  await user.click(screen.getByRole('button', { name: 'Concept opslaan' }));

  expect(screen.getByText('Dit kopje staat er al.')).toBeTruthy();
  expect(sentTo(saveTemplate)).toEqual([]);
});

test('a kind of fact is chosen by its example, and goes from where it was', {
  tags: 'thorough',
}, async () => {
  const { user, sentTo } = openApp(`/templates?edit=${id}`, {
    as: sanne,
    api: [...lists(own), answers(saveTemplate, { data: own })],
  });
  await user.click(await screen.findByRole('button', { name: 'Legaal kader instellen' }));
  await user.click(screen.getByRole('button', { name: 'Kiezen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wat komt onder ‘Legaal kader’?' });
  expect(within(dialog).getByText('Sertraline 50 mg, elke ochtend.')).toBeTruthy();
  await user.click(within(dialog).getByRole('checkbox', { name: /^Stemming/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Klaar' }));
  await user.click(screen.getByRole('button', { name: 'Concept opslaan' }));

  expect(await screen.findByText('Concept opgeslagen')).toBeTruthy();
  expect(sentTo(saveTemplate)).toMatchObject([
    { saves: 1, sections: [{ kinds: ['course', 'sleep'] }, { kinds: ['legal', 'mood'] }] },
  ]);
});

test('notes of one’s own become a draft, and nothing of them is sent but headings', {
  tags: 'thorough',
}, async () => {
  const { user, sentTo } = openApp('/templates?new=notes', {
    as: marijke,
    api: [
      ...lists(),
      answers(createTemplate, { data: { ...own, is_shared: true } }),
      answers(publishTemplate, { data: { ...own, is_shared: true, versions: [inUse] } }),
    ],
  });
  await put(
    user,
    await screen.findByLabelText('Verslag 1'),
    'Beloop\nMevrouw Jansen slaapt slecht.\n\nBeleid\nSertraline naar 100 mg.',
  );
  expect(await screen.findByText('2 kopjes herkend')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Concept maken' }));
  await user.selectOptions(await screen.findByLabelText('Van wie'), 'shared');
  await user.click(screen.getByRole('button', { name: 'In gebruik nemen' }));
  const asked = await screen.findByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: 'In gebruik nemen' }));

  expect(await screen.findByText('In gebruik genomen')).toBeTruthy();
  const [sent] = sentTo(createTemplate);
  expect(sent).toMatchObject({ is_shared: true, sections: [{ heading: 'Beloop' }, { heading: 'Beleid' }] });
  expect(JSON.stringify(sent)).not.toMatch(/Jansen|100 mg/);
});

test('what was changed elsewhere meanwhile is said', { tags: 'thorough' }, async () => {
  const { user } = openApp(`/templates?edit=${id}`, {
    as: sanne,
    api: [...lists(own), refuses(saveTemplate, 'template_changed')],
  });
  await replace(user, await screen.findByLabelText('Kopje 1'), 'Nu');
  await user.click(screen.getByRole('button', { name: 'Concept opslaan' }));

  expect(await screen.findByText(/intussen elders gewijzigd/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Toon wat er nu staat' })).toBeTruthy();
});

test('unsaved work is not left without a question', { tags: 'thorough' }, async () => {
  const { user } = openApp(`/templates?edit=${id}`, { as: sanne, api: lists(own) });
  await replace(user, await screen.findByLabelText('Kopje 1'), 'Nu');
  await user.click(screen.getByRole('link', { name: 'Alle sjablonen' }));

  const asked = await screen.findByRole('alertdialog', { name: 'Weggaan zonder op te slaan?' });
  await user.click(within(asked).getByRole('button', { name: 'Blijven' }));
  expect(screen.getByLabelText<HTMLInputElement>('Kopje 1').value).toBe('Nu');
});

test('a shared one is there to look at and to begin from for who may not change it', {
  tags: 'thorough',
}, async () => {
  openApp(`/templates?edit=${id}`, { as: sanne, api: lists(shared) });

  expect((await screen.findByLabelText<HTMLInputElement>('Naam')).closest('fieldset')?.disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Dupliceren' }).getAttribute('href')).toBe(`/templates?new=${id}`);
  expect(screen.queryByRole('button', { name: 'Concept opslaan' })).toBeNull();
});

test('one is taken out of use after a question; versions are compared', { tags: 'thorough' }, async () => {
  const second = { ...draft, number: 2, name: 'Langer vervolg' };
  const { user, sentTo } = openApp('/templates', {
    as: sanne,
    api: [
      ...lists({ ...own, versions: [second, inUse] }),
      answers(retireTemplate, { data: { ...own, versions: [{ ...inUse, state: 'retired' }] } }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Meer met Langer vervolg' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versies vergelijken' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versies van Langer vervolg' });
  expect(within(dialog).getByText('Kort', { exact: false, selector: 'del' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
  await user.click(screen.getByRole('button', { name: 'Meer met Langer vervolg' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Uit gebruik nemen' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Uit gebruik nemen' }),
  );

  expect(await screen.findByText('Uit gebruik genomen')).toBeTruthy();
  expect(sentTo(retireTemplate)).toHaveLength(1);
});

test('a default is chosen for a kind of appointment, by administrators for a profession', async () => {
  const { user, sentTo } = openApp('/templates', {
    as: marijke,
    api: [...lists(), answers(setTemplateDefault, { data: [] })],
  });
  await user.selectOptions(await screen.findByLabelText('Voor wie'), 'KP');
  await user.selectOptions(screen.getByLabelText('Eerste afspraak met een cliënt'), 'decursus');

  expect(await screen.findByText('Standaard opgeslagen')).toBeTruthy();
  expect(sentTo(setTemplateDefault)).toEqual([
    { is_shared: true, profession: 'KP', appointment_kind: 'first', template: 'decursus' },
  ]);
});
