/** Gives the appointments of a database their clients: to be killed while it does. */
import { pino } from 'pino';
import { giveClients } from '../src/consultations/give-clients.ts';
import { connect } from '../src/db/connect.ts';
import { ofTheSystem } from '../src/policy.ts';
import { createSealing } from '../src/sealing.ts';

const [url = '', master_key = '', at_once = ''] = process.argv.slice(2);
const { db, close } = connect(url, pino({ level: 'silent' }));
await giveClients(db, ofTheSystem, createSealing(Buffer.from(master_key, 'hex')), undefined, Number(at_once));
await close();
