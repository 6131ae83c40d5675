/** `npm run backup`: makes backups while Noteer runs, checks them, and removes old ones. */
import { runBackup } from './lib/backup-command.mjs';
import { main } from './lib/command.mjs';

main((args) => runBackup(args));
