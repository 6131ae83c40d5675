/** Renders the public site to HTML: at build time into `site/`, in development at every request. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, type SitePage, siteBlanks, sitePages } from '@noteer/contract';
import type { Plugin, ViteBuilder } from 'vite';

const script = 'src/site/browser/site.ts';
const renderer = 'src/site/render.tsx';
const rendererOut = resolve(import.meta.dirname, '../../.cache/site-render');

type Renderer = typeof import('./src/site/render.tsx');
type Built = { file: string; css?: string[]; assets?: string[] };

/** The two faces of the first paint. */
const isFirstFont = (file: string) => /(?:inter-latin-wght|fraunces-latin-opsz)-normal-.*\.woff2$/.test(file);

async function writeSite({ environments, config }: ViteBuilder): Promise<void> {
  const outDir = resolve(config.root, environments.client?.config.build.outDir ?? 'dist');
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest: Record<string, Built> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const built = manifest[script];
  if (!built) throw new Error(`${script} is not in the manifest`);

  const { renderSite }: Renderer = await import(pathToFileURL(join(rendererOut, 'render.js')).href);
  const address = (file: string) => `/${file}`;
  const files = renderSite({
    styles: (built.css ?? []).map(address),
    scripts: [address(built.file)],
    fonts: (built.assets ?? []).filter(isFirstFont).map(address),
  });
  for (const [path, text] of Object.entries(files)) {
    const file = join(outDir, 'site', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // Pictures that only the rendered pages know.
  cpSync(join(rendererOut, 'assets'), join(outDir, 'assets'), {
    recursive: true,
    filter: (path) => !path.endsWith('.js'),
  });
  rmSync(dirname(manifestFile), { recursive: true });
}

/** `/en/about` is the English page `about`. */
const pageAt = (url: string): [SitePage, Language] | undefined => {
  const [, english, name] = /^\/(en\/)?([a-z-]+)\/?(?:\?|$)/.exec(url) ?? [];
  const page = sitePages.find((known) => known === name);
  return page && [page, english ? 'en' : 'nl'];
};

/** What the server does when it starts, for a page that never was in a build. */
const filled = (html: string) =>
  html
    .replaceAll(siteBlanks.publicUrl, '')
    .replaceAll(siteBlanks.loginNl, '/sign-in')
    .replaceAll(siteBlanks.loginSlo, '/sign-in');

export function publicSite(): Plugin {
  return {
    name: 'noteer:public-site',
    config: () => ({
      builder: {},
      environments: {
        client: {
          build: { manifest: true, rolldownOptions: { input: ['index.html', script] } },
        },
        site: {
          consumer: 'server',
          resolve: { noExternal: true },
          build: {
            outDir: rendererOut,
            emptyOutDir: true,
            emitAssets: true,
            copyPublicDir: false,
            rolldownOptions: { input: renderer, output: { entryFileNames: 'render.js' } },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, site } = builder.environments;
      if (!client || !site) throw new Error('the app and the site are built together');
      await builder.build(client);
      await builder.build(site);
      await writeSite(builder);
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const [page, language] = pageAt(request.originalUrl ?? '') ?? [];
          if (!page || !language) return next();
          const { renderPage } = (await server.ssrLoadModule(`/${renderer}`)) as Renderer;
          const html = renderPage(page, language, { styles: [], scripts: [`/${script}`], fonts: [] });
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(request.originalUrl ?? '', filled(html)));
        });
      };
    },
  };
}
