import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { Contact, Contacts } from '@/content/contact';
import type * as htmlModule from '../../src/copy/en/html';
import type * as factsModule from '../../src/page-facts';
import { importSource } from './import-source';
import { pageAt } from './pages';
import { contentModules } from './site-content';
import { readThemeColors } from './theme-colors';

/** Colors the browser's own bars. The first match wins; without a preference the last one applies. */
function themeColorMetas() {
  const { paper, dark, contrast } = readThemeColors();
  return [
    { content: contrast.background, media: '(prefers-contrast: more)' },
    { content: dark.background, media: '(prefers-color-scheme: dark)' },
    { content: paper.background },
  ].map((attrs) => ({ tag: 'meta', attrs: { name: 'theme-color', ...attrs }, injectTo: 'head' as const }));
}

/**
 * Renders the notice that the scripts are off or failed to load, with the phone numbers. While they load, the style sheet hides
 * it (src/lib/watch-loading.ts); then the app takes it away.
 */
function scriptsOffNotice(
  { text, phone, crisisLine, reload }: typeof htmlModule.html.scriptsOff,
  contacts: Contacts,
): HtmlTagDescriptor {
  const paragraph = (...children: ReactNode[]): ReactElement => createElement('p', null, ...children);
  const call = (label: string, contact: Contact | undefined) =>
    contact && paragraph(`${label}: `, createElement('a', { href: contact.href }, contact.text));
  // The inline script reloads the current address, with its query and fragment.
  const link = createElement('a', { id: 'reload', href: './' }, reload);
  return {
    tag: 'div',
    attrs: { id: 'scripts-off', role: 'alert' },
    injectTo: 'body-prepend',
    children: renderToStaticMarkup(
      createElement(
        Fragment,
        null,
        paragraph(text),
        call(phone, contacts.phone),
        call(crisisLine, contacts.crisisLine),
        paragraph(link),
      ),
    ),
  };
}

let imported: Promise<typeof factsModule> | undefined;

/**
 * Reads the facts of a page.
 *
 * @param content the path of the content file that the site is built with, if any
 */
export async function factsOfPage({ path }: { path: string }, content: string | undefined) {
  imported ??= importSource<typeof factsModule>('page-facts.ts', { plugins: [contentModules(content)] });
  const facts = (await imported).pageFacts.get(path);
  if (!facts) throw new Error(`src/page-facts.ts has no facts of ${path}.`);
  return facts;
}

/** Reads the copy that a page has outside its screen, in its language. */
export async function readPageCopy(page: Awaited<ReturnType<typeof pageAt>>, content: string | undefined) {
  const { language: tag, screen } = page;
  const { copy, content: shown } = await factsOfPage(page, content);
  const { contacts, documentTitle, foundation, language, screenNames } = copy;
  const { html } = await importSource<typeof htmlModule>(`copy/${tag}/html.ts`);
  const descriptions = { ...html.descriptions, home: shown.mission.description, notFound: '' };
  // The app sets the same title.
  const title = screen === 'home' ? foundation.name : documentTitle(screenNames[screen]);
  return {
    ...html,
    title,
    description: descriptions[screen],
    name: foundation.name,
    contacts,
    language,
  };
}

/**
 * Fills in a page's language, title and other copy from `src/content`, and its theme colors from `src/styles`.
 *
 * @param content the path of the content file that the site is built with, if any
 */
export function pageCopy(content: string | undefined): Plugin {
  return {
    name: 'page-copy',
    transformIndexHtml: async (html, { path }) => {
      const page = await pageAt(path);
      const { screen, site } = page;
      const { title, description, scriptsOff, contacts, language } = await readPageCopy(page, content);
      // Left to right is the default; stating it would make the notifications' styles restyle the whole page.
      const direction = language.direction === 'rtl' ? ' dir="rtl"' : '';
      // For src/address/open-page.ts and src/lib/today.ts.
      const own =
        screen === 'home'
          ? ''
          : ` data-screen="${screen}" data-built-on="${new Date().toLocaleDateString('sv')}"`;
      const data = ` data-site="${site}"${own}`;
      return {
        html: html.replace(/<html[^>]*>/, `<html lang="${language.tag}"${direction}${data}>`),
        tags: [
          ...themeColorMetas(),
          // Vite escapes attributes, but writes children as they are.
          { tag: 'title', children: renderToStaticMarkup(title), injectTo: 'head' },
          ...(description
            ? [
                {
                  tag: 'meta',
                  attrs: { name: 'description', content: description },
                  injectTo: 'head' as const,
                },
              ]
            : []),
          scriptsOffNotice(scriptsOff, contacts),
        ],
      };
    },
  };
}
