/**
 * What packages bring and nothing here reads: programs for other systems, headers and sources to build from, data for engines that are
 * not used. It is the larger half of what is installed.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

const list = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** All but `kept` of what is in the folder. */
const others = (folder, kept) =>
  list(folder)
    .filter((name) => !kept(name))
    .map((name) => join(folder, name));

function programsForOthers(packages) {
  const programs = join(packages, 'onnxruntime-node', 'bin', 'napi-v6');
  return [
    ...others(programs, (name) => name === process.platform),
    ...others(join(programs, process.platform), (name) => name === process.arch),
  ];
}

const leftovers = (packages) => [
  ...programsForOthers(packages),
  join(packages, `node-${process.platform}-${process.arch}`, 'include'),
  // The sources of llama.cpp; the engine comes built.
  join(packages, 'node-llama-cpp', 'llama', 'gitRelease.bundle'),
  ...others(
    join(packages, 'tesseract.js-core'),
    (name) => !/^tesseract-core.*wasm/.test(name) || /relaxedsimd-lstm\./.test(name),
  ),
  ...['eng', 'nld'].map((language) => join(packages, '@tesseract.js-data', language, '4.0.0')),
];

/** Links are not followed: they lead to sources of ours. */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Maps and types of sources: compilers, editors and debuggers read them. */
const readByTools = (packages) => filesIn(packages).filter((path) => /\.(map|d\.[cm]?ts)$/.test(path));

export function removeLeftovers({ tools, packages = inProject('node_modules') }) {
  const unread = [...leftovers(packages), ...(tools ? [] : readByTools(packages))];
  for (const path of unread) rmSync(path, { recursive: true, force: true });
}
