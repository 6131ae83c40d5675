/** The list of all parts, as CycloneDX 1.6 has it: for whoever must know whether a fault that became known is in here. */
import { createHash } from 'node:crypto';
import { lockedPackages } from './locked-packages.mjs';

const purl = ({ name, version }) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** `sha512-…` in base64, as npm has it; several may stand side by side. */
function hashes(integrity = '') {
  return integrity
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const [algorithm, digest] = one.split(/-(.*)/s);
      const alg = algorithm.toUpperCase().replace(/^SHA/, 'SHA-');
      return { alg, content: Buffer.from(digest, 'base64').toString('hex') };
    });
}

/** A choice or several at once is an expression; a single one is named. */
function licences(licence) {
  if (licence === 'unknown') return [];
  if (/[\s()]/.test(licence)) return [{ expression: licence }];
  return [{ license: { id: licence } }];
}

function component(one) {
  const [group, name] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name];
  const scope = { scope: one.isTool ? 'excluded' : one.isOptional ? 'optional' : 'required' };
  return {
    type: 'library',
    'bom-ref': purl(one),
    ...(group && { group }),
    name,
    version: one.version,
    ...(one.isOurs ? {} : scope),
    purl: purl(one),
    ...(one.isOurs ? {} : { hashes: hashes(one.integrity), licenses: licences(one.licence) }),
  };
}

/** From the lock's own bytes, so that the same lock gives the same list, wherever and whenever it is made. */
function serialNumber(lock) {
  const hex = createHash('sha256').update(JSON.stringify(lock)).digest('hex');
  // Version 8 of a UUID: made in a way of one's own.
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return `urn:uuid:${parts.join('-')}-${hex.slice(20, 32)}`;
}

/** One that stands in the lock in several places is one part: needed if one of them is, with what any of them needs. */
function merged(packages) {
  const byPurl = new Map();
  for (const one of packages) {
    const known = byPurl.get(purl(one));
    byPurl.set(purl(one), {
      ...one,
      isTool: one.isTool && (known?.isTool ?? true),
      isOptional: one.isOptional && (known?.isOptional ?? true),
      needs: [...(known?.needs ?? []), ...one.needs],
    });
  }
  return [...byPurl.values()];
}

export function billOfMaterials(lock) {
  const version = lock.packages[''].version;
  const packages = lockedPackages(lock).map((one) => ({ ...one, version: one.version ?? version }));
  const refs = new Map(packages.map((one) => [one.path, purl(one)]));
  const parts = merged(packages).sort((a, b) => (purl(a) < purl(b) ? -1 : 1));
  const product = parts.find(({ path }) => path === '');
  // The root needs our own packages too, which it names as folders and not as dependencies.
  product.needs = [
    ...product.needs,
    ...packages.filter((one) => one.isOurs && one.path).map(({ path }) => path),
  ];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(lock),
    version: 1,
    metadata: { component: { ...component(product), type: 'application' } },
    components: parts.filter((one) => one !== product).map(component),
    dependencies: parts.map((one) => ({
      ref: purl(one),
      dependsOn: [...new Set(one.needs.map((path) => refs.get(path)))].sort(),
    })),
  };
}
