/** What a running server does for the access log: seals its lines, removes what is too old, writes its head out at the end. */
import type { Logger } from 'pino';
import { connect } from '../db/connect.ts';
import { mayChangeTrail } from '../db/grants.ts';
import type { Db } from '../db/schema.ts';
import type { Sealing } from '../sealing.ts';
import type { Settings } from '../settings.ts';
import { writeHead } from './heads.ts';
import { removeOldMonths } from './remove-months.ts';
import type { SealedLine } from './seal.ts';
import { sealNames } from './seal-names.ts';
import { startSealer } from './sealer.ts';

type Parts = {
  db: Db;
  /** As whom the tables can be changed; the one who works where there is no other. */
  owner_url: string;
  sealing: Sealing;
  settings: Settings;
  log: Logger;
};

/** Whoever collects the log has each line, with its seal, where nobody here can change it. No names: a line has ids. */
export const linesInto = (log: Pick<Logger, 'info'>) => (lines: SealedLine[]) => {
  for (const { number, mac, text } of lines) {
    const { user_name: _, ...access } = JSON.parse(text) as Record<string, unknown>;
    log.info({ access, number, mac }, 'access log');
  }
};

export async function keepTrail({ db, owner_url, sealing, settings, log }: Parts) {
  if (await mayChangeTrail(db))
    log.warn(
      'the role of DATABASE_URL may change the access log: give migrations their own (DATABASE_OWNER_URL)',
    );
  const owner = connect(owner_url, log);
  try {
    // A process that was not given the owner leaves it to one that was.
    if (await mayChangeTrail(owner.db)) {
      const named = await sealNames(owner.db, sealing);
      if (named > 0) log.info({ lines: named }, 'names of users in the access log were sealed');
      const removed = await removeOldMonths(owner.db, sealing.trail, settings.AUDIT_KEEP_YEARS);
      if (removed) log.info({ lines: removed.lines }, 'old months of the access log were removed');
    }
  } finally {
    await owner.close();
  }
  const isToldToLog = settings.AUDIT_LINES === 'log';
  const onSealed = linesInto(log);
  const sealer = startSealer({ db, key: sealing.trail, log, ...(isToldToLog && { onSealed }) });
  return {
    async stop() {
      await sealer.stop();
      await writeHead({ db, sealing, settings });
    },
  };
}
