/**
 * A model that makes one mistake. What the product marks is what a model wrote and nobody said, and the writer without
 * a model never does that: so this one writes a note that rests on the conversation, but for one dose.
 */
import type { Language } from '@noteer/contract';
import { answersWith, openChatServer } from '../apps/server/test/chat-server.ts';

type Line = [section: string, text: string, restsOn: RegExp];

const notes: Record<Language, Line[]> = {
  nl: [
    ['course', 'Iets minder somber; piekert nog veel over het werk.', /somber|pieker/],
    ['course', 'Ligt elke nacht een paar uur te piekeren.', /elke nacht/],
    ['course', 'Drinkt al drie maanden niet meer.', /drie maanden/],
    [
      'medication',
      'Sertraline 50 mg, elke ochtend. Was in het begin misselijk, dat is nu over.',
      /50 milligram/,
    ],
    ['risk', 'Geen gedachten aan de dood.', /dood/],
    ['plan', 'Sertraline verhogen naar 150 mg.', /100 milligram/],
    ['plan', 'Elke dag een half uur wandelen. Brief naar de huisarts.', /wandelen|huisarts/],
    ['next_contact', 'Over twee weken, op dinsdag.', /twee weken/],
  ],
  en: [
    ['course', 'Feels a little less down; still worries a lot about work.', /less down|worry/],
    ['course', 'Wakes up at 4 o’clock every night.', /wake up/],
    ['course', 'No alcohol for three months.', /(three|3) months/],
    ['medication', 'Sertraline 50 mg every morning. Was nauseous at first, that is over now.', /50|nauseous/],
    ['risk', 'No thoughts of suicide.', /suicid/],
    ['plan', 'Increase sertraline to 150 mg.', /increase/],
    ['plan', 'A walk of half an hour every day. Letter to the family doctor.', /walk|letter/],
    ['next_contact', 'In two weeks, on Tuesday.', /two weeks/],
  ],
};

export async function openSlip(language: Language) {
  const server = await openChatServer();
  server.behave(
    answersWith(({ messages, response_format }) => {
      const pieces = [...(messages[1]?.content ?? '').matchAll(/^\[(\d+)\] (.*)$/gm)];
      const sourcesOf = (restsOn: RegExp) =>
        pieces.filter(([, , text = '']) => restsOn.test(text)).map(([, seq]) => Number(seq));
      const sections = Object.keys(response_format.json_schema.schema.properties);
      const sentencesOf = (section: string) =>
        notes[language]
          .filter(([of]) => of === section)
          .map(([, text, restsOn]) => ({ text, sources: sourcesOf(restsOn) }));
      return Object.fromEntries(sections.map((section) => [section, sentencesOf(section)]));
    }),
  );
  return server;
}
