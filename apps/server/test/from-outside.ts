/** What journeys need to know of the server, and no more: the demo's accounts, and a Postgres that stands apart from it. */
export { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded.ts';
export { demoAccounts, demoPassword } from '../src/demo/accounts.ts';
