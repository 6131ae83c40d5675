/** What is logged of an error is chosen here: libraries hang connections, keys and queries onto theirs. */
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Settings } from './settings.ts';

type ErrorSummary = { name: string; message: string; code?: string; stack?: string; cause?: ErrorSummary };

/** Postgres' data errors (class 22) and parsers quote what they could not read, and that is what somebody typed. */
const quotesItsInput = ({ name, code }: { name: string; code?: unknown }) =>
  name === 'SyntaxError' || /^22/.test(String(code));

const withoutQuotes = (message: string) => message.replace(/["'].*["']/s, '"…"');

/** Where it happened. The first lines of a stack repeat the message. */
const places = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

type ErrorLike = { name?: string; message: string; stack: string; code?: unknown; cause?: unknown };

/** Libraries also tell of errors by copies that have all that the error had, and are none. */
const isErrorLike = (value: unknown): value is ErrorLike =>
  value instanceof Error ||
  (typeof value === 'object' &&
    value !== null &&
    typeof (value as ErrorLike).message === 'string' &&
    typeof (value as ErrorLike).stack === 'string');

/** Name, code, message and place of an error and of what caused it; nothing else that it carries. */
export function errorSummary(error: unknown): ErrorSummary {
  if (!isErrorLike(error)) return { name: typeof error, message: 'not an error' };
  const { name = 'Error', message, stack, code, cause } = error;
  return {
    name,
    message: quotesItsInput({ name, code }) ? withoutQuotes(message) : message,
    ...(code !== undefined && { code: String(code) }),
    stack: places(stack),
    ...(isErrorLike(cause) && { cause: errorSummary(cause) }),
  };
}

const summarised = (line: object) =>
  Object.fromEntries(
    Object.entries(line).map(([key, value]) => [key, isErrorLike(value) ? errorSummary(value) : value]),
  );

export const createLog = (
  { LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>,
  destination: DestinationStream = process.stdout.isTTY
    ? pino.transport({ target: 'pino-pretty' })
    : pino.destination(1),
): Logger =>
  pino(
    {
      level: LOG_LEVEL,
      // Under whatever name it is logged.
      formatters: { log: summarised },
      // What a child of the log says with every line passes here alone.
      serializers: { err: (value) => (isErrorLike(value) ? errorSummary(value) : value) },
    },
    destination,
  );
