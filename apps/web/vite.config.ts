import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlineShell } from './offline-shell.ts';
import { publicSite } from './prerender.ts';

const port = process.env.PORT ?? '3000';

/** The two faces of the first paint. Their hashed names are known only once the bundle is. */
const firstFonts = /(?:inter-latin-wght|fraunces-latin-opsz)-normal-.*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: 'noteer:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** React Aria speaks 34 languages to screen readers; we ship the two that the app has. */
const otherLanguages = /\/react-(?:aria|stately|aria-components)\/.*\/(?!nl-NL|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

function leaveOutOtherLanguages(): Plugin {
  return {
    name: 'noteer:leave-out-other-languages',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (otherLanguages.test(id) ? 'export default {};' : null),
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), leaveOutOtherLanguages(), publicSite(), offlineShell()],
  server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
  build: {
    // What every browser of late 2024 understands (Baseline 2024).
    target: ['chrome131', 'edge131', 'firefox133', 'safari18.2'],
    sourcemap: false,
    modulePreload: { polyfill: false },
    // The content security policy refuses data: fonts and styles, so nothing is inlined.
    assetsInlineLimit: 0,
    // lib/no-eval.ts has to run before the first schema is made, also when that one is in another chunk.
    rolldownOptions: { output: { strictExecutionOrder: true } },
  },
});
