/** A model elsewhere: what identifies somebody does not go there, and is put back in what it answers. */
import type { TranscriptPiece } from '@noteer/clinical';
import { countByKind, type IdentifierMap, putBack, replaceIdentifiers } from '@noteer/clinical/identifiers';
import type { Language } from '@noteer/contract';
import type { LanguageModel } from './language-model.ts';
import type { Away } from './port.ts';

const explained: Readonly<Record<Language, string>> = {
  nl: 'Namen en andere gegevens waaraan iemand te herkennen is, zijn vervangen door woorden tussen haken, zoals [persoon-1] en [plaats-1]. Waar je ze nodig hebt, neem je ze precies zo over.',
  en: 'Names and other details by which somebody could be recognised were replaced by words in brackets, such as [person-1] and [place-1]. Where you need one, copy it exactly.',
};

/** A quotation mark in a name does not end the sentence of the answer. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

const usedIn = (text: string, map: IdentifierMap): IdentifierMap =>
  new Map([...map].filter(([standIn]) => text.includes(`[${standIn}]`)));

const pieceLine = /^\[\d+\] /;

export function withoutIdentifiers(
  model: LanguageModel,
  pieces: readonly TranscriptPiece[],
  { language, away }: { language: Language; away: Away | undefined },
): LanguageModel {
  const known = { ...away?.known, language };
  // Of the whole talk first: whoever is named in its last part may be meant in its first.
  let { map } = replaceIdentifiers(
    pieces.map(({ text }) => text),
    known,
  );
  return {
    ...model,
    async ask(question, signal) {
      const lines = question.transcript.split('\n');
      const replaced = replaceIdentifiers(lines, known, map);
      map = replaced.map;
      const transcript = replaced.texts.join('\n');
      await away?.leaves({
        text: transcript,
        pieces: lines.filter((line) => pieceLine.test(line)).length,
        replaced: countByKind(usedIn(transcript, map)),
      });
      const instructions = `${question.instructions}\n\n${explained[language]}`;
      return putBack(await model.ask({ ...question, instructions, transcript }, signal), map, inJson);
    },
  };
}
