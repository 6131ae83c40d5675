/** What a writing server elsewhere gets to see, and what of its answer becomes the note. */
import { defaultTemplate, type TranscriptPiece } from '@noteer/clinical';
import { afterAll, expect, test } from 'vitest';
import { answersWell, answersWith, isSecond, openChatServer } from '../../../test/chat-server.ts';
import { httpWriter } from './http.ts';
import type { Departure } from './port.ts';

const server = await openChatServer();
afterAll(server.close);

const said = [
  'Goedemorgen mevrouw Vermeulen, hoe is het met Kees?',
  'Mijn man Kees drinkt weer, sinds hij weg is bij Philips in Eindhoven.',
  'En hoe slaapt u?',
  'Slecht. Ik slik nu mirtazapine 15 mg voor de nacht.',
  'Volgens kees moet ik stoppen, maar vermeulens stoppen nooit.',
  'Ik bel u vrijdag. Klopt uw nummer nog, 06-12345678?',
  'Ja, en mijn geboortedatum is 12 maart 1984, BSN 123456782.',
  'We wonen nu op de Kerkstraat 12, 3511 AB. Mail gaat naar anna.v@voorbeeld.nl.',
];
const planted =
  /Vermeulen|Kees|Philips|Eindhoven|12345678|12 maart|1984|123456782|Kerkstraat|3511|voorbeeld\.nl|anna/i;
const pieces: TranscriptPiece[] = said.map((text, seq) => ({
  seq,
  start_s: seq * 5,
  end_s: seq * 5 + 5,
  text,
}));

async function write(behaviour = answersWell) {
  server.asked.length = 0;
  server.behave(behaviour);
  const left: Departure[] = [];
  const writer = httpWriter({ url: server.url, model: 'gpt-4o', patience_ms: 60_000 });
  const draft = await writer.write(pieces, {
    template: defaultTemplate,
    language: 'nl',
    signal: new AbortController().signal,
    away: {
      known: { people: ['Anna Vermeulen'], birth_dates: ['1984-03-12'] },
      leaves: async (departure) => void left.push(departure),
    },
  });
  return { draft, left, sent: server.asked.map(({ body }) => JSON.stringify(body)).join('\n') };
}

test('nothing that identifies somebody arrives there, and what is clinical does', async () => {
  const { sent } = await write();
  expect(sent).not.toMatch(planted);
  expect(sent).toContain('mirtazapine 15 mg');
  expect(sent).toContain('Mijn man [persoon-1] drinkt weer');
});

test('what left is told before it goes, with how much was replaced', async () => {
  const { left } = await write();
  expect(left[0]?.pieces).toBe(said.length);
  expect(left[0]?.text).not.toMatch(planted);
  expect(left[0]?.replaced).toMatchObject({ person: 1, place: 1, bsn: 1, birth_date: 1, email: 1 });
});

test('names come back in the note, also where the model bends them', async () => {
  const { draft } = await write(
    answersWith((request) => {
      if (isSecond(request)) return { sentences: [] };
      const ids = Object.keys(request.response_format.json_schema.schema.properties);
      const text = 'Man [persoon-1] drinkt weer, sinds hij weg is bij [Instelling 1].';
      return Object.fromEntries(ids.map((id) => [id, id === 'course' ? [{ text, sources: [1] }] : []]));
    }),
  );
  const sentences = draft.sections.flatMap((section) => section.sentences);
  expect(sentences.find(({ by }) => by === 'model')).toMatchObject({
    text: 'Man Kees drinkt weer, sinds hij weg is bij Philips.',
    sources: [1],
  });
  expect(JSON.stringify(draft)).not.toMatch(/\[(?:persoon|plaats|achternaam|telefoon)-\d/);
});

test('nothing goes when it cannot be written down that it goes', async () => {
  server.asked.length = 0;
  const writer = httpWriter({ url: server.url, model: 'gpt-4o', patience_ms: 60_000 });
  const refused = writer.write(pieces, {
    template: defaultTemplate,
    language: 'nl',
    signal: new AbortController().signal,
    away: { known: {}, leaves: () => Promise.reject(new Error('the database is away')) },
  });
  await expect(refused).rejects.toThrow('the database is away');
  expect(server.asked).toEqual([]);
});
