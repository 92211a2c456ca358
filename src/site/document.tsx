import { posix } from 'node:path';
import type { ReactNode } from 'react';
import { pages } from '@/address/pages';
import type { LocalizedContent } from '@/content/document';
import { firstViewEndId, mainId, rootId } from '@/lib/element-ids';
import { pageAttributes } from '@/lib/page-data';
import { themeColors } from '@/styles/theme-colors';
import type { ClientBundle } from './client-bundle';
import { type DataModule, dataSpecifier, importMap } from './data-modules';
import type { HtmlText } from './html-text';
import { inline } from './inline';
import { inlineScript } from './inline-script';
import { LOGO_FILE } from './logo-file';
import { contentSecurityPolicy } from './policy';
import { ScriptsOffNotice } from './scripts-off-notice';
import { SearchTags, StructuredData } from './search-tags';
import type { SitePage } from './site-pages';

/** Windows where a screen's title is centered beside its picture. */
const WITH_PICTURE_BESIDE = '(width >= 36rem)';

/** What all pages of a site have in common. */
export interface SharedByPages {
  readonly siteUrl: string | undefined;
  readonly client: ClientBundle;
  readonly data: readonly DataModule[];
  readonly now: Date;
}

interface HeadProps {
  /** The import map of the page, which React writes before anything that imports through it. */
  imports: object;
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether the page only loads the site's own files; pages of the dev server need more. */
  isBuilt: boolean;
  children: ReactNode;
}

/** The beginning of each page: its inline code, and the policy that allows that. */
export function Head({ imports, scripts, styles, isBuilt, children }: HeadProps) {
  const policy = contentSecurityPolicy({ scripts: [JSON.stringify(imports), ...scripts], styles });
  return (
    <head>
      {/* Comes within the first 1024 bytes, as HTML requires. */}
      <meta charSet="utf-8" />
      {isBuilt && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="text-scale" content="scale" />
      <meta name="color-scheme" content="light dark" />
      {scripts.map((code) => (
        <script key={code} {...inline(code)} />
      ))}
      {styles.map((css) => (
        <style key={css} {...inline(css)} />
      ))}
      {children}
    </head>
  );
}

/** Colors the browser's own bars. The first match wins; without a preference the last one applies. */
function ThemeColors() {
  const { paper, dark, contrast } = themeColors;
  return (
    <>
      <meta name="theme-color" content={contrast.background} media="(prefers-contrast: more)" />
      <meta name="theme-color" content={dark.background} media="(prefers-color-scheme: dark)" />
      <meta name="theme-color" content={paper.background} />
    </>
  );
}

/** Shows the content of a page, with the screen as HTML that the client takes over. */
export function PageContent({ text, screen }: { text: HtmlText; screen: string }) {
  return (
    <>
      <ScriptsOffNotice {...text} />
      <div id={rootId} {...inline(screen)} />
    </>
  );
}

interface PageDocumentProps {
  shared: SharedByPages;
  page: SitePage;
  content: LocalizedContent;
  text: HtmlText;
  /** See {@link PageContent}. */
  screen: string;
  /** The rules that the page needs before the style sheet has arrived. */
  critical: string;
}

/** A page of the site, from `<html>` to `</html>`. */
export function PageDocument({ shared, page, content, text, screen, critical }: PageDocumentProps) {
  const { siteUrl, client, data, now } = shared;
  const { siteFolder } = page;
  const { language } = text.copy;
  const { accent, logo } = content.foundation;
  const { fonts } = client;
  // Makes the addresses of fonts relative to the page; in their sheet, they are relative to its folder.
  const fontFaces = fonts.css.replaceAll('url(./', `url(${siteFolder}${posix.dirname(fonts.file)}/`);
  const brand = accent && `:root{--brand:${accent}}`;
  const dataModule = data.find(({ specifier }) => specifier === dataSpecifier(page.language));
  const isFound = page.screen !== 'notFound';
  const search = siteUrl && isFound ? { page, text, content, siteUrl } : undefined;
  return (
    <html
      lang={language.tag}
      // Leaves out left to right, the default: stating it would make the notifications' styles restyle the whole page.
      dir={language.direction === 'rtl' ? 'rtl' : undefined}
      {...pageAttributes({
        siteFolder,
        screen: page.screen === 'home' ? undefined : page.screen,
        builtOn: now.toLocaleDateString('sv'),
        accent,
      })}
    >
      <Head
        isBuilt={client.styleSheet !== undefined}
        imports={importMap(data, siteFolder)}
        scripts={[inlineScript(page)]}
        // Puts the foundation's color after the style sheet, which has the default color.
        styles={[critical, fontFaces, brand].filter((css) => css !== '')}
      >
        {/* Holds the first paint until the start tags of these elements have arrived, so that nothing above them moves. */}
        <link rel="expect" href={`#${mainId}`} blocking="render" />
        <link rel="expect" href={`#${firstViewEndId}`} blocking="render" media={WITH_PICTURE_BESIDE} />
        <title>{text.title}</title>
        {text.description && <meta name="description" content={text.description} />}
        {!isFound && <meta name="robots" content="noindex" />}
        <ThemeColors />
        <link rel="icon" href={siteFolder + (logo ? LOGO_FILE : 'logo.svg')} />
        <script type="module" crossOrigin="" src={siteFolder + client.script} />
        {!client.styleSheet && <link rel="stylesheet" href={siteFolder + fonts.file} />}
        {client.styleSheet && (
          <link rel="modulepreload" crossOrigin="" href={`${siteFolder}${dataModule?.file}`} />
        )}
        {client.preloads[page.screen]?.map((file) => (
          <link key={file} rel="modulepreload" crossOrigin="" href={siteFolder + file} fetchPriority="low" />
        ))}
        {pages
          .filter(({ screen }) => screen === page.screen)
          .map(({ language, path }) => (
            <link key={path} rel="alternate" hrefLang={language} href={(siteUrl ?? siteFolder) + path} />
          ))}
        {search && <SearchTags {...search} />}
      </Head>
      <body>
        <PageContent text={text} screen={screen} />
        {search && <StructuredData {...search} now={now} />}
        {/* Loads the style sheet at the end, where it delays no paint. */}
        {client.styleSheet && (
          <link rel="stylesheet" href={siteFolder + client.styleSheet.file} fetchPriority="low" />
        )}
      </body>
    </html>
  );
}
