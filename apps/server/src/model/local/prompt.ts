/** Chats as the tokens that the model was taught them in. */
import type { ChatHistoryItem, ChatWrapper, LlamaModel, Token } from 'node-llama-cpp';
import type { Message } from './messages.ts';

export type Speaking = { model: LlamaModel; wrapper: ChatWrapper };

export function historyOf(messages: readonly Message[]): ChatHistoryItem[] {
  const items = messages.map(({ role, text }): ChatHistoryItem => {
    if (role === 'assistant') return { type: 'model', response: [text] };
    return { type: role, text };
  });
  return [...items, { type: 'model', response: [] }];
}

/** All of a question, up to where the answer begins. */
export const questionTokens = ({ model, wrapper }: Speaking, messages: readonly Message[]): Token[] =>
  wrapper.generateContextState({ chatHistory: historyOf(messages) }).contextText.tokenize(model.tokenizer);

function commonBeginning(one: readonly Token[], other: readonly Token[]): Token[] {
  const differs = one.findIndex((token, index) => token !== other[index]);
  return differs < 0 ? [...one] : one.slice(0, differs);
}

/** Two ways to go on that share no first character: tokens that depend on what comes are in neither beginning. */
const CONTINUED = ['\nA', '\n\n#'];

/** What is certain to be read of every question that has these instructions and begins with this text. */
export function beginningTokens(speaking: Speaking, instructions: string | undefined, text: string): Token[] {
  const [one, other] = CONTINUED.map((more) =>
    questionTokens(speaking, [
      ...(instructions === undefined ? [] : [{ role: 'system' as const, text: instructions }]),
      { role: 'user', text: text + more },
    ]),
  ) as [Token[], Token[]];
  return commonBeginning(one, other);
}

/** How much of a question is instructions, and would be the same about anybody. */
export function instructionsLength(speaking: Speaking, [first]: readonly Message[]): number {
  if (first?.role !== 'system') return 0;
  return beginningTokens(speaking, first.text, '').length;
}
