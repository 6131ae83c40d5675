/** `npm run backup`: makes backups while Noteer runs, checks them, and removes old ones. */
import { runBackup } from './lib/beside-server.mjs';
import { main } from './lib/command.mjs';

main((args) => runBackup(args));
