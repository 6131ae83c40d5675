/** Asks a model once more for the sentences that do not hold, with what is wrong with each. */
import type { Judgement, NoteSentence, TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import { z } from 'zod';
import { EngineError } from '../../errors.ts';
import { readSentence, sentenceSchema } from './answer.ts';
import { readJson } from './answer-json.ts';
import type { LanguageModel } from './language-model.ts';
import { secondInstructions, secondText } from './prompt.ts';

/** So many sentences go into one question; a model that is wrong more often is not worth the wait. */
const MOST = 15;
/** A sentence in JSON with its numbers. */
const TOKENS_A_SENTENCE = 120;
/** Pieces before and after those that a sentence names. */
const AROUND = 2;

const Answer = z.object({
  sentences: z.array(z.object({ number: z.number(), text: z.string(), sources: z.array(z.number()) })),
});

/** The new sentence of each that was refused; undefined where the model leaves it out or gave no answer. */
export async function askAgain(
  model: LanguageModel,
  refused: readonly Judgement[],
  pieces: readonly TranscriptPiece[],
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<(NoteSentence | undefined)[]> {
  const asked = refused.slice(0, MOST);
  const shown = await readable(model, asked, pieces, { language, signal });
  if (shown.length === 0) return [];
  const numbers = asked.map((_, index) => index + 1);
  const item = sentenceSchema(shown, model.isBounded, {
    number: model.isBounded ? { enum: numbers } : { type: 'integer' },
  });
  const question = {
    instructions: secondInstructions(language),
    transcript: secondText(shown, asked, language),
    schema: {
      type: 'object',
      properties: {
        sentences: { type: 'array', ...(model.isBounded && { maxItems: asked.length }), items: item },
      },
      required: ['sentences'],
      additionalProperties: false,
    },
    answer_tokens: TOKENS_A_SENTENCE * asked.length,
  };
  const answer = await model.ask(question, signal).catch((error: unknown) => {
    // There is a first answer: what holds of it is not thrown away because the second did not come.
    if (error instanceof EngineError) return '';
    throw error;
  });
  const { data } = Answer.safeParse(readJson(answer)?.value);
  const known = new Set(shown.map(({ seq }) => seq));
  return numbers.map((number) => {
    const given = data?.sentences.find((each) => each.number === number);
    return given && readSentence(given, known);
  });
}

/** The pieces that the sentences name and those around them, as far as the model can have them in mind. */
async function readable(
  model: LanguageModel,
  refused: readonly Judgement[],
  pieces: readonly TranscriptPiece[],
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<TranscriptPiece[]> {
  const named = new Set(refused.flatMap(({ sentence }) => sentence.sources));
  const shown = pieces.filter((_, place) => {
    for (let at = place - AROUND; at <= place + AROUND; at++)
      if (named.has(pieces[at]?.seq ?? -1)) return true;
    return false;
  });
  const [size = 0] = await model.measure(
    [secondInstructions(language) + secondText(shown, refused, language)],
    signal,
  );
  const room = model.context_tokens - TOKENS_A_SENTENCE * refused.length;
  return size < room ? shown : [];
}
