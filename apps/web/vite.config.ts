import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts()],
  server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
  build: {
    // What every browser of late 2024 understands (Baseline 2024).
    target: ['chrome131', 'edge131', 'firefox133', 'safari18.2'],
    sourcemap: false,
    modulePreload: { polyfill: false },
    // The content security policy refuses data: fonts and styles, so nothing is inlined.
    assetsInlineLimit: 0,
  },
});
