/** One question and its answer, in a seat that may have read most of it. */
import type { Llama, LlamaGrammar, Token } from 'node-llama-cpp';
import { grammarSchema } from './grammar-schema.ts';
import type { Account, Question } from './messages.ts';
import type { Pace } from './pace.ts';
import { historyOf, instructionsLength, questionTokens, type Speaking } from './prompt.ts';
import { clear, type Seat, type Seats } from './seats.ts';

export class TooLong extends Error {
  readonly tokens: number;

  constructor(tokens: number) {
    super('the question is too long');
    this.tokens = tokens;
  }
}

export type Answering = {
  llama: Llama;
  speaking: Speaking;
  seats: Seats;
  pace: Pace;
  context_tokens: number;
};

type Watch = { signal: AbortSignal; onReading: () => void; onText: (delta: string) => void };

/** Close to the likeliest words, yet not the same ones again after a failure. */
const TEMPERATURE = 0.1;
/** A question that leaves less room is not worth reading: the answer would be cut off. */
const LEAST_ANSWER_TOKENS = 256;
/** The engine's own: it keeps one place free, and would forget the beginning in order to go on. */
const SPARE_TOKENS = 8;

function roomFor({ max_tokens }: Question, asked: number, context_tokens: number): number {
  const room = context_tokens - asked - SPARE_TOKENS;
  if (room < Math.min(max_tokens ?? LEAST_ANSWER_TOKENS, LEAST_ANSWER_TOKENS)) throw new TooLong(asked);
  return Math.min(max_tokens ?? room, room);
}

async function grammarOf(llama: Llama, form: Question['form']): Promise<LlamaGrammar | undefined> {
  if (form === 'text') return undefined;
  if (form === 'json') return llama.getGrammarFor('json');
  const schema = grammarSchema(form.schema);
  return llama.createGrammarForJsonSchema(schema as Parameters<Llama['createGrammarForJsonSchema']>[0]);
}

/** All but the last token, which the engine must read itself to go on from it; answers how many it took. */
async function read(seat: Seat, tokens: Token[], pace: Pace, { signal, onReading }: Watch): Promise<number> {
  const toRead = tokens.slice(0, -1);
  await seat.sequence.adaptStateToTokens(toRead, false);
  let evaluated = 1;
  while (seat.sequence.nextTokenIndex < toRead.length) {
    signal.throwIfAborted();
    evaluated += await pace(seat, toRead);
    onReading();
  }
  signal.throwIfAborted();
  return evaluated;
}

async function write(
  { llama, speaking: { wrapper } }: Answering,
  seat: Seat,
  question: Question,
  max_tokens: number,
  { signal, onText }: Watch,
) {
  const grammar = await grammarOf(llama, question.form);
  const { LlamaChat } = await import('node-llama-cpp');
  const chat = new LlamaChat({ contextSequence: seat.sequence, chatWrapper: wrapper });
  let written_tokens = 0;
  try {
    const { metadata } = await chat.generateResponse(historyOf(question.messages), {
      ...(grammar && { grammar }),
      maxTokens: max_tokens,
      temperature: question.temperature ?? TEMPERATURE,
      ...(question.top_p !== undefined && { topP: question.top_p }),
      ...(question.top_k !== undefined && { topK: question.top_k }),
      ...(question.seed !== undefined && { seed: question.seed }),
      customStopTriggers: question.stops,
      // Citations are the same few numbers again and again.
      repeatPenalty: false,
      budgets: { thoughtTokens: 0 },
      signal,
      onTextChunk: onText,
      onToken: (tokens) => {
        written_tokens += tokens.length;
      },
    });
    return { isCutOff: metadata.stopReason === 'maxTokens', written_tokens };
  } finally {
    chat.dispose({ disposeSequence: false });
  }
}

export async function answer(answering: Answering, question: Question, watch: Watch): Promise<Account> {
  const { speaking, seats, pace, context_tokens } = answering;
  const tokens = questionTokens(speaking, question.messages);
  const max_tokens = roomFor(question, tokens.length, context_tokens);
  const seat = await seats.forQuestion(tokens);
  const { firstDifferentIndex } = seat.sequence.compareContextTokens(tokens);
  try {
    const evaluated_tokens = await read(seat, tokens, pace, watch);
    const written = await write(answering, seat, question, max_tokens, watch);
    const reused_tokens = Math.min(firstDifferentIndex, tokens.length - 1);
    return { ...written, asked_tokens: tokens.length, reused_tokens, evaluated_tokens };
  } finally {
    await leave(seat, tokens, instructionsLength(speaking, question.messages));
  }
}

/** A talk that is kept stays as it was asked about; of any other the instructions. The answer never. */
async function leave(seat: Seat, tokens: Token[], instructions: number): Promise<void> {
  const { sequence } = seat;
  const { firstDifferentIndex: same } = sequence.compareContextTokens(tokens);
  seat.instructions = Math.min(instructions, same);
  if (seat.key === undefined) return clear(seat);
  await sequence.eraseContextTokenRanges([{ start: same, end: sequence.nextTokenIndex }]);
}
