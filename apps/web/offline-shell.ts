/** Writes down which files the app needs to be there without a network, for src/service-worker.ts. */
import { createHash } from 'node:crypto';
import { appPages, filePages } from '@noteer/contract';
import type { Plugin } from 'vite';

/** Letters of other scripts, and the pictures of the public site, are fetched when they are wanted. */
const isShell = (file: string) =>
  /^assets\/.*\.(?:js|css)$/.test(file) || /-latin-(?:wght|opsz)-normal-.*\.woff2$/.test(file);

export function offlineShell(): Plugin {
  return {
    name: 'noteer:offline-shell',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: ['src/service-worker.ts'],
              // Its address stays the same: that is how a browser finds out that there is a newer one.
              output: {
                entryFileNames: ({ name }) =>
                  name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
              },
            },
          },
        },
      },
    }),
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter(isShell)
        .toSorted()
        .map((file) => `/${file}`);
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 16);
      const pages = [...new Set([...appPages, ...filePages].map((path) => path.split('/')[0] ?? ''))];
      this.emitFile({
        type: 'asset',
        fileName: 'shell.json',
        source: JSON.stringify({ version, files, pages }),
      });
    },
  };
}
