/**
 * Who may import whom. A file belongs to the first area that has its path, and may import its own area, the areas
 * in `may` and, in a test, those in `tests` besides. What is not listed is refused.
 */
import { packages, webAreas } from './import-table-web.mjs';

const serverBase = [
  'server questions',
  'server model',
  'server engines',
  'server storage',
  'server db',
  'server mail',
  'server wav',
  'server pdf',
  'server errors',
  ...packages,
];

export const areas = [
  ...webAreas,

  {
    name: 'server start',
    files: /^apps\/server\/src\/(main|app|worker|first-start|welcome)(\.test)?\.ts$/,
    may: ['server features', 'server demo', 'server shared', ...serverBase],
    tests: ['server test'],
  },
  {
    name: 'server demo',
    files: /^apps\/server\/src\/demo\//,
    may: ['server features', 'server shared', ...serverBase],
    tests: ['server test', 'server start'],
  },
  {
    name: 'server features',
    files: /^apps\/server\/src\/features\//,
    may: ['server shared', ...serverBase],
    tests: ['server test'],
    because: 'app.ts and worker.ts put features together',
  },
  {
    name: 'server engines',
    files: /^apps\/server\/src\/engines\//,
    may: ['server errors', ...packages],
    tests: ['server test'],
    because: 'an engine hears or writes; it knows no rows, no people and no requests',
  },
  {
    name: 'server model',
    files: /^apps\/server\/src\/model\//,
    may: ['server engines', 'server errors', ...packages],
    tests: ['server test'],
    because: 'a model answers questions; it knows no rows, no people and no requests',
  },
  {
    name: 'server questions',
    files: /^apps\/server\/src\/questions\//,
    may: ['server model', 'server errors', ...packages],
    tests: ['server test'],
    because: 'a question is made of what was said, and knows no rows',
  },
  {
    name: 'server evaluate',
    files: /^apps\/server\/src\/evaluate\//,
    may: ['server questions', 'server model', 'server errors', ...packages],
    tests: ['server test'],
    because: 'a model is tried on what was said alone, without a database',
  },
  {
    name: 'server storage',
    files: /^apps\/server\/src\/storage\//,
    may: ['server errors', ...packages],
    tests: ['server test'],
  },
  {
    name: 'server db',
    files: /^apps\/server\/src\/db\//,
    may: ['server errors', ...packages],
    tests: ['server test', 'server shared'],
  },
  {
    name: 'server mail',
    files: /^apps\/server\/src\/mail\//,
    may: ['server errors', ...packages],
    tests: ['server test'],
  },
  {
    name: 'server wav',
    files: /^apps\/server\/src\/wav\//,
    may: ['server errors', ...packages],
    tests: ['server test'],
  },
  { name: 'server pdf', files: /^apps\/server\/src\/pdf\//, may: [], tests: ['server test'] },
  {
    name: 'server errors',
    files:
      /^apps\/server\/src\/(errors|setting-kinds|settings|sign-up-setting|trusted-proxies)(\.test)?\.ts$/,
    may: ['server storage', 'server engines', 'server model', ...packages],
    tests: ['server test', 'server shared'],
  },
  {
    name: 'server shared',
    files: /^apps\/server\/src\/((backup|consultations|http|identity|jobs|policy|trail)\/|[^/]+\.ts$)/,
    may: serverBase,
    tests: ['server test', 'server start'],
    because: 'features stand on it',
  },
  {
    name: 'server test',
    files: /^apps\/server\/test\//,
    may: ['server start', 'server demo', 'server features', 'server shared', ...serverBase],
  },
  {
    name: 'server demo recordings',
    files: /^apps\/server\/demo\//,
    may: ['server demo', 'server shared', 'server test', 'journeys', ...serverBase],
  },

  { name: 'package test', files: /^packages\/\w+\/test\//, may: packages },
  {
    name: 'contract',
    files: /^packages\/contract\//,
    may: [],
    libraries: /^zod($|\/)/,
    because: 'the contract imports zod and nothing else',
  },
  { name: 'audio', files: /^packages\/audio\//, may: [], libraries: /^$/, because: 'packages/audio is pure' },
  {
    name: 'clinical',
    files: /^packages\/clinical\//,
    may: [],
    libraries: /^$/,
    tests: ['package test'],
    because: 'packages/clinical is pure',
  },
  {
    name: 'journeys',
    files: /^e2e\//,
    may: ['server test', ...packages],
    because: 'a journey drives the whole from outside',
  },
  {
    name: 'bench',
    files: /^bench\//,
    may: ['journeys', 'server test', 'server shared', 'package test', ...serverBase],
  },
  {
    name: 'chance',
    files: /^fuzz\/(chance|bytes)\.ts$/,
    may: [],
    libraries: /^$/,
  },
  {
    name: 'fuzz',
    files: /^fuzz\//,
    may: ['chance', 'server test', 'server shared', 'package test', ...serverBase],
  },
  {
    name: 'pictures',
    files: /^pictures\//,
    may: ['journeys', 'server demo', 'server demo recordings', 'server test', ...packages],
  },
  { name: 'scripts', files: /^scripts\//, may: ['contract'] },
];
