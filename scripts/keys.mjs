/** `npm run keys`: the master keys, a new one while Noteer runs, and the end of an old one. */
import { runKeys } from './lib/beside-server.mjs';
import { main } from './lib/command.mjs';

main((args) => runKeys(args));
