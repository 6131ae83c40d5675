import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const program = `
  import { InferenceSession } from ${JSON.stringify(new URL('./onnx.ts', import.meta.url))};
  await InferenceSession.create(new Uint8Array(4)).catch(({ message }) => console.log(message));`;

test('ONNX Runtime neither numbers this machine nor keeps what it would send to its maker', () => {
  const home = mkdtempSync(join(tmpdir(), 'noteer-onnx-'));
  // As on a machine of an institution: it keeps quiet by itself where it thinks that tests are run.
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { HOME: home, TMPDIR: home },
    encoding: 'utf8',
  });
  const left = readdirSync(home, { recursive: true });
  rmSync(home, { recursive: true });

  // It did start.
  expect(said).toContain('protobuf');
  expect(left).toEqual([]);
});

test('nothing loads it in another way', () => {
  const src = resolve(import.meta.dirname, '../..');
  const loading = globSync('**/*.ts', { cwd: src }).filter((path) =>
    /(from|import\() ?'onnxruntime-node'/.test(readFileSync(join(src, path), 'utf8')),
  );

  expect(loading).toEqual(['engines/native/onnx.ts']);
});
