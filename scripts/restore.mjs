/** `npm run restore`: makes a data directory of a backup. */
import { runBackup } from './lib/beside-server.mjs';
import { main } from './lib/command.mjs';

main((args) => runBackup(['restore', ...args]));
