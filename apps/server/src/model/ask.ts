/** Asks a model of the AI SDK: streamed, with patience that has an end, and stopped when it goes round in circles. */
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { InvalidResponseDataError } from '@ai-sdk/provider';
import { jsonSchema, Output, streamText } from 'ai';
import { isLooping } from './loop.ts';
import type { Answer, Asking, Question } from './port.ts';
import { asModelError, ModelError } from './problem.ts';

export type Patience = {
  /** A queue may stand before a server, and reading an hour of talk takes its time. */
  first_ms: number;
  /** Between two words. */
  next_ms: number;
};

/** Somebody who looks on sees sentences come; reading the answer anew for every word helps nobody. */
const TELL_EVERY_MS = 250;
const LOOK_FOR_LOOPS_EVERY = 600;
/** No note is as long: what writes on is stopped. */
const LONGEST_ANSWER = 200_000;

/** Not zero: a model that went round in circles once must be able to go another way the next time. */
const TEMPERATURE = 0.1;
const TEMPERATURE_AGAIN = 0.5;

/** Prompt beginnings stay the same from one question to the next, so that servers that keep what they read need not read it again. */
const promptOf = ({ talk, after }: Question): string => `${talk}\n${after}`;

const isWholeJson = (text: string): boolean => {
  try {
    JSON.parse(text.slice(text.indexOf('{')));
    return true;
  } catch {
    return false;
  }
};

function ended(written: Written, began: number, first: number | undefined): Answer {
  written.tell();
  const seconds = (performance.now() - began) / 1000;
  return {
    ...{ text: written.text, isCutOff: false, tokens_read: 0, tokens_written: 0 },
    ...{ seconds_to_first: first ?? seconds, seconds },
  };
}

type Written = { text: string; tell: () => void };

function collect(onText: Asking['onText']): Written & { add(delta: string): void } {
  let text = '';
  let told = 0;
  let looked = 0;
  return {
    get text() {
      return text;
    },
    tell: () => onText?.(text),
    add(delta) {
      text += delta;
      if (text.length > LONGEST_ANSWER) throw new ModelError('looped', 'the model does not stop writing');
      if (text.length - looked > LOOK_FOR_LOOPS_EVERY) {
        looked = text.length;
        if (isLooping(text)) throw new ModelError('looped', 'the model says the same over and over');
      }
      if (Date.now() - told < TELL_EVERY_MS) return;
      told = Date.now();
      onText?.(text);
    },
  };
}

export async function askModel(
  model: LanguageModelV4,
  question: Question,
  { signal, onText, isAgain = false }: Asking,
  patience: Patience,
): Promise<Answer> {
  signal.throwIfAborted();
  const began = performance.now();
  const own = new AbortController();
  const written = collect(onText);
  let first: number | undefined;
  let isTooSlow = false;
  const late = () => {
    isTooSlow = true;
    own.abort();
  };
  let clock = setTimeout(late, patience.first_ms);
  const stirred = () => {
    clearTimeout(clock);
    first ??= (performance.now() - began) / 1000;
    clock = setTimeout(late, patience.next_ms);
  };
  try {
    const { stream } = streamText({
      model,
      instructions: question.instructions,
      prompt: promptOf(question),
      output: Output.object({ schema: jsonSchema(question.schema), name: question.name.replace('-', '_') }),
      maxOutputTokens: question.answer_tokens,
      temperature: isAgain ? TEMPERATURE_AGAIN : TEMPERATURE,
      // A line that broke, or a server that is busy for a moment; what lasts is said on the page and tried again from there.
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, own.signal]),
      // What fails is thrown below; the library would print it, and it may quote a patient.
      onError: () => {},
    });
    let end: { isCutOff: boolean; isRefusal: boolean; read: number; wrote: number } | undefined;
    for await (const part of stream) {
      // The library says that it begins before anybody has answered, and servers that they will.
      if (part.type.endsWith('-delta')) stirred();
      if (part.type === 'text-delta') written.add(part.text);
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') break;
      else if (part.type === 'finish')
        end = {
          isCutOff: part.finishReason === 'length',
          isRefusal: part.finishReason === 'content-filter',
          read: part.totalUsage.inputTokens ?? 0,
          wrote: part.totalUsage.outputTokens ?? 0,
        };
    }
    signal.throwIfAborted();
    if (isTooSlow || !end) throw new Error('it broke off');
    if (end.isRefusal) throw new ModelError('refused', 'the model’s server refused to answer');
    if (written.text.trim() === '') throw new ModelError('empty_answer', 'the model answered nothing');
    const { isCutOff, read: tokens_read, wrote: tokens_written } = end;
    return { ...ended(written, began, first), isCutOff, tokens_read, tokens_written };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // Some servers end without a word on why; what they wrote is whole all the same.
    if (InvalidResponseDataError.isInstance(error) && isWholeJson(written.text))
      return ended(written, began, first);
    throw asModelError(error, isTooSlow, written.text !== '');
  } finally {
    clearTimeout(clock);
    own.abort();
  }
}
