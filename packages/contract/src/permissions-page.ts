/** Prints the table of permissions as a page, with the calls that ask for each deed. */
import type { Endpoint } from './endpoint.ts';
import { type Deed, deeds, permissions, reachOf, roles } from './permissions.ts';
import type { Reach } from './reach.ts';

const words: Record<Reach, string> = {
  own: 'own',
  own_or_final: 'own, or final',
  own_or_shared: 'own, or shared',
  own_or_covered: 'own, or covered',
  own_or_entrusted: 'own, or entrusted',
  asked: 'asked',
  all: 'all',
};

const table = (rows: string[][]): string => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

type Endpoints = Record<string, Endpoint>;

/** By address: the order in which a module's exports come depends on what loads it. */
const callsThat = (endpoints: Endpoints, fits: (endpoint: Endpoint) => boolean): string[] =>
  Object.values(endpoints)
    .filter(fits)
    .map(({ method, path }) => `\`${path}\` ${method}`)
    .sort();

const callsOf = (endpoints: Endpoints, deed: Deed): string[] =>
  callsThat(endpoints, ({ deeds: asked }) => typeof asked !== 'string' && asked.includes(deed));

export function permissionsPage(endpoints: Endpoints): string {
  const head = ['deed', 'what it is', ...roles];
  const rows = deeds.map((deed) => [
    `\`${deed}\``,
    permissions[deed].says,
    ...roles.map((role) => {
      const reach = reachOf(role, deed);
      return reach ? words[reach] : '';
    }),
  ]);
  const calls = deeds.map((deed) => [`\`${deed}\``, callsOf(endpoints, deed).join('<br>')]);
  const open = callsThat(endpoints, ({ deeds: asked }) => asked === 'public').map((call) => `- ${call}`);
  const ofConnectors = callsThat(endpoints, ({ deeds: asked }) => asked === 'connector').map(
    (call) => `- ${call}`,
  );
  return `# Who may do what

Printed from \`packages/contract/src/permissions.ts\` by \`npm run permissions\`; do not edit it here.

**own**: what belongs to the one who does it. **own, or final**: that, and anybody's consultation once its clinician has
declared the note final. **own, or shared**: what is own, and with the setting \`SHARE_FILES=treating\` also the final notes
of colleagues about clients whom one sees oneself. **own, or covered**: what is own, and on the days on which one covers for a
colleague what waits of theirs: notes that are not signed or that one signed in their place, tasks that are not done. **own, or
entrusted**: that, and the consultation whose note one was asked to sign beside its author. **asked**: that one alone. **all**: everyone's. An empty cell: never. What somebody may not reach is answered as if it were
not there (404); what their role never does is refused (403).

${table([head, head.map(() => '---'), ...rows])}

## Which calls ask for which deed

A call that names several deeds is open to whoever may do one of them; what is then done in it is asked for one by one.

${table([['deed', 'calls'], ['---', '---'], ...calls])}

## Open to everyone, signed in or not

${open.join('\n')}

## For the key of a connector, and nobody else

A key opens these and nothing besides.

${ofConnectors.join('\n')}
`;
}
