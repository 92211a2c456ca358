import type { LocalizedContent } from '@/content/document';
import type { LanguageTag } from '@/content/languages';
import { htmlCopy } from '@/copy/html';
import { screensCopy } from '@/copy/screens';
import type { SitePage } from './site-pages';

/** The texts of a page outside its screen. */
export function htmlText(
  content: LocalizedContent,
  { language, screen }: Pick<SitePage, 'language' | 'screen'>,
) {
  const copy = screensCopy.of(content, language);
  const { descriptions, preview, scriptsOff } = htmlCopy[language];
  const all = { ...descriptions, home: content.mission.description, notFound: '' };
  const { name } = copy.foundation;
  return {
    copy,
    name,
    // The app sets the same title later.
    title: screen === 'home' ? name : copy.documentTitle(copy.screenNames[screen]),
    description: all[screen],
    preview,
    scriptsOff,
  };
}

export type HtmlText = ReturnType<typeof htmlText>;

/** Returns the locale of a language in the form that link previews use, such as `en_US`. */
export const previewLocale = (content: LocalizedContent, tag: LanguageTag): string =>
  screensCopy.of(content, tag).language.locale.replace('-', '_');
