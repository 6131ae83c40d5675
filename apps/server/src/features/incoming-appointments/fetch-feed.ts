/** Gets a calendar from elsewhere. Whatever goes wrong is one word from a closed list: an address is a secret, and no error may tell it. */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { FeedProblem } from '@noteer/contract';
import type { Settings } from '../../settings.ts';
import { allowedLookup, isAllowed, NotAllowed } from './allowed-addresses.ts';

export class FeedTrouble extends Error {
  override name = 'FeedTrouble';
  readonly problem: FeedProblem;

  constructor(problem: FeedProblem) {
    super(`the calendar could not be read: ${problem}`);
    this.problem = problem;
  }
}

type Limits = Pick<Settings, 'FEED_NETWORKS' | 'FEED_SECONDS' | 'FEED_MEGABYTES'>;

const MOST_REDIRECTS = 5;

const askOnce = (url: URL, { FEED_NETWORKS }: Limits, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A number is not looked up.
    if (isIP(host) && !isAllowed(host, FEED_NETWORKS))
      throw new NotAllowed('an address that may not be asked');
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      agent: false,
      signal,
      lookup: allowedLookup(FEED_NETWORKS),
      headers: { accept: 'text/calendar, */*;q=0.5', 'accept-encoding': 'identity', 'user-agent': 'Noteer' },
    });
    request.once('response', resolve).once('error', reject).end();
  });

function problemOf(status: number): FeedProblem | undefined {
  if (status === 200) return undefined;
  if (status === 401 || status === 403) return 'refused';
  return status === 404 || status === 410 ? 'not_found' : 'unreachable';
}

async function bodyOf(response: IncomingMessage, most_bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > most_bytes) {
      response.destroy();
      throw new FeedTrouble('too_large');
    }
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** Where it is sent on to; never from a line that nobody reads along with to one that anybody can. */
function nextOf(response: IncomingMessage, from: URL): URL {
  const next = URL.parse(response.headers.location ?? '', from.href);
  const isFit = next && ['https:', 'http:'].includes(next.protocol);
  if (!isFit || (from.protocol === 'https:' && next.protocol === 'http:')) throw new FeedTrouble('redirects');
  return next;
}

async function follow(
  address: string,
  limits: Limits,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  let url = new URL(address);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const response = await askOnce(url, limits, signal);
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400 && status !== 304) {
      response.destroy();
      url = nextOf(response, url);
      continue;
    }
    const problem = problemOf(status);
    if (!problem) return await bodyOf(response, limits.FEED_MEGABYTES * 1024 * 1024);
    response.destroy();
    throw new FeedTrouble(problem);
  }
  throw new FeedTrouble('redirects');
}

export async function fetchFeed(
  address: string,
  limits: Limits,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  // From the first word to the last byte: one that sends a letter a minute is too slow as well.
  const tooLong = AbortSignal.timeout(limits.FEED_SECONDS * 1_000);
  try {
    return await follow(address, limits, AbortSignal.any([signal, tooLong]));
  } catch (error) {
    if (error instanceof FeedTrouble) throw error;
    signal.throwIfAborted();
    if (tooLong.aborted) throw new FeedTrouble('too_slow');
    throw new FeedTrouble(error instanceof NotAllowed ? 'not_allowed' : 'unreachable');
  }
}
