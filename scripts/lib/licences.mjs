/** Whose work we ship, and under which terms: read from the packages that are installed. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where Node would find it from this folder; undefined for a package of another platform. */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}

const isLicenceFile = (name) => /^(licen[cs]e|copying|notice)([-.].*)?$/i.test(name);

/** The old ways of saying it: an object, or a list of which one may choose. */
function statedLicence({ license, licenses }) {
  const text = (value) => (typeof value === 'string' ? value : value?.type);
  const found = Array.isArray(licenses) ? licenses.map(text).filter(Boolean).join(' OR ') : text(license);
  return found && !/^see licen[cs]e in/i.test(found) ? found : undefined;
}

/** Some say it in their licence's text alone. */
const knownTexts = [
  [/Permission is hereby granted, free of charge, to any person obtaining a copy/, 'MIT'],
  [/Apache License\s+Version 2\.0/, 'Apache-2.0'],
  [/SIL OPEN FONT LICENSE Version 1\.1/i, 'OFL-1.1'],
  [/GNU AFFERO GENERAL PUBLIC LICENSE/i, 'AGPL'],
  [/GNU GENERAL PUBLIC LICENSE/i, 'GPL'],
];

function describe(folder) {
  const manifest = readManifest(folder);
  const files = readdirSync(folder).filter(isLicenceFile);
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const licence =
    statedLicence(manifest) ?? knownTexts.find(([words]) => texts.some((text) => words.test(text)))?.[1];
  return { name: manifest.name, version: manifest.version, licence: licence ?? 'unknown', folder, files };
}

/** What it asks its user to bring counts, but for what it can do without: that is a tool of ours if it is here. */
function neededBy({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return new Set([...peers, ...Object.keys({ ...optionalDependencies, ...dependencies })]);
}

/**
 * All packages that these folders need to run, and what those need, once each. What a package can do without and what
 * is not installed is left out; packages of our own are walked through and not listed.
 */
export function runtimePackages(folders, isOurs = (name) => name.startsWith('@noteer/')) {
  const found = new Map();
  const visit = (folder) => {
    for (const name of neededBy(readManifest(folder))) {
      const target = findPackage(name, folder);
      if (!target || found.has(target)) continue;
      found.set(target, isOurs(readManifest(target).name) ? undefined : describe(target));
      visit(target);
    }
  };
  for (const folder of folders) visit(folder);
  return [...found.values()].filter(Boolean).sort((a, b) => a.name.localeCompare(b.name));
}

/** Of a choice the best for us counts; of several that all hold, the worst. */
function isRefused(licence) {
  const words = licence.replaceAll(/[()]/g, ' ');
  return words.split(/\sOR\s/i).every((choice) => /(^|[^L])A?GPL|unknown/i.test(choice));
}

/** Those that would make the whole product theirs, and those that say nothing. */
export const refusedLicences = (packages) => packages.filter(({ licence }) => isRefused(licence));
