/** Seals lines as long as the server runs. Every process has one, so that none is missed when one of them ends. */
import type { Logger } from 'pino';
import type { Db } from '../db/schema.ts';
import { type SealedLine, sealLines, type TrailKey } from './seal.ts';

/** How long a line may wait for its seal: whoever cuts off the end within this time is not seen by the chain. */
const EVERY_MS = 1_000;

type Parts = {
  db: Db;
  key: TrailKey;
  log: Pick<Logger, 'warn'>;
  /** Each line once, by the process that sealed it. */
  onSealed?: (lines: SealedLine[]) => void;
};
type Sealer = { stop(): Promise<void> };

export function startSealer({ db, key, log, onSealed }: Parts, every_ms = EVERY_MS): Sealer {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  const seal = () =>
    sealLines(db, key, onSealed).catch((error: unknown) =>
      log.warn({ err: error }, 'lines of the access log wait'),
    );
  const next = () => {
    timer = setTimeout(() => {
      underWay = seal().finally(() => {
        if (!isStopping) next();
      });
    }, every_ms).unref();
  };
  next();

  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await underWay;
      await seal();
    },
  };
}
