/** The whole of a public page, head and all. */
import { type Language, type SitePage, siteBlanks, sitePath } from '@noteer/contract';
import { LanguageContext } from '../lib/strings.ts';
import { pages } from './pages.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { socialPicture } from './social-pictures.ts';

export type Assets = { styles: string[]; scripts: string[]; fonts: string[] };
type DocumentProps = { name: SitePage; language: Language; assets: Assets };

const absolute = (path: string) => `${siteBlanks.publicUrl}${path}`;
const locales: Record<Language, string> = { nl: 'nl_NL', en: 'en_GB' };

function Head({ name, language, assets }: DocumentProps) {
  const { title, description } = pages[name];
  const picture = socialPicture(name, language);
  const other = language === 'nl' ? 'en' : 'nl';
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title[language]}</title>
      <meta name="description" content={description[language]} />
      <meta name="theme-color" content="#fbf8f3" />
      <meta name="color-scheme" content="light" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {assets.scripts.map((script) => (
        // Nothing is painted before it ran: it takes readers to the language that they chose.
        <script key={script} type="module" src={script} {...{ blocking: 'render' }} />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.png" type="image/png" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="canonical" href={absolute(sitePath(name, language))} />
      <link rel="alternate" hrefLang="nl" href={absolute(sitePath(name, 'nl'))} />
      <link rel="alternate" hrefLang="en" href={absolute(sitePath(name, 'en'))} />
      <link rel="alternate" hrefLang="x-default" href={absolute(sitePath(name, 'nl'))} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Noteer" />
      <meta property="og:title" content={title[language]} />
      <meta property="og:description" content={description[language]} />
      <meta property="og:url" content={absolute(sitePath(name, language))} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[other]} />
      {picture && (
        <>
          <meta property="og:image" content={absolute(picture)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </head>
  );
}

export function Document(props: DocumentProps) {
  const { Content } = pages[props.name];
  return (
    <LanguageContext value={props.language}>
      <html lang={props.language}>
        <Head {...props} />
        <body className="site">
          <SiteHeader current={props.name} />
          <main id="main" tabIndex={-1}>
            <Content />
          </main>
          <SiteFooter />
        </body>
      </html>
    </LanguageContext>
  );
}
