/**
 * Who may import whom. A file belongs to the first area that has its path, and may import its own area, the areas
 * in `may` and, in a test, those in `tests` besides. What is not listed is refused.
 */

const packages = ['contract', 'audio', 'clinical'];
const webBase = ['web ui', 'web lib', ...packages];
const serverBase = [
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
  { name: 'web start', files: /^apps\/web\/src\/[^/]+$/, may: ['web app', ...webBase] },
  {
    name: 'web app',
    files: /^apps\/web\/src\/app\//,
    may: ['web features', 'web consultations', 'web capture', ...webBase],
    tests: ['web test'],
  },
  {
    name: 'web features',
    files: /^apps\/web\/src\/features\//,
    may: ['web consultations', 'web capture', ...webBase],
    tests: ['web test'],
    because: 'app/ puts features together; what two features need belongs in consultations/, ui/ or lib/',
  },
  {
    name: 'web consultations',
    files: /^apps\/web\/src\/consultations\//,
    may: ['web capture', ...webBase],
    tests: ['web test'],
    because: 'consultations/ holds what several features share',
  },
  {
    name: 'web capture',
    files: /^apps\/web\/src\/capture\//,
    may: ['web lib', ...packages],
    tests: ['web test'],
    because: 'capture/ records whatever is on the screen',
  },
  { name: 'web ui', files: /^apps\/web\/src\/ui\//, may: ['web lib'], tests: ['web test'] },
  {
    name: 'web lib',
    files: /^apps\/web\/src\/lib\//,
    may: packages,
    tests: ['web test', 'chance'],
    because: 'everything else in the web stands on lib/',
  },
  {
    name: 'web site browser',
    files: /^apps\/web\/src\/site\/browser\//,
    may: [],
    libraries: /^$/,
    because: 'the public pages load a few kilobytes of plain script and no library',
  },
  {
    name: 'web site',
    files: /^apps\/web\/src\/site\//,
    may: webBase,
    tests: ['web test', 'web site browser'],
    because: 'the public site is another document than the app',
  },
  { name: 'web build', files: /^apps\/web\/[^/]+\.ts$/, may: ['web site', ...webBase] },
  {
    name: 'web test',
    files: /^apps\/web\/test\//,
    may: ['web app', 'web features', 'web consultations', 'web capture', ...webBase],
  },

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
    may: ['server storage', 'server engines', ...packages],
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

/** A room may import its feature's root, and of the other rooms these; the root puts rooms together. */
export const rooms = {
  'apps/web/src/features/consultation': {
    record: ['voices', 'jottings'],
    note: ['dictation'],
    // The same microphone, and the same words where it is denied.
    dictation: ['record'],
    checks: ['voices', 'jottings', 'file'],
    conversation: ['voices'],
    'wrap-up': ['note', 'checks'],
  },
  // How far a document is, whose it is, and its removal are the same in the list and beside its pages.
  'apps/web/src/features/client-file': { viewer: ['documents'] },
};
