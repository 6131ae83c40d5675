/** Who may import whom in the web: see import-table.mjs. */
/** What everything may import. */
export const packages = ['contract', 'audio', 'clinical'];

const webBase = ['web ui', 'web lib', ...packages];

export const webAreas = [
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
];
