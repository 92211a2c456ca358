import { themeColors } from '../../../src/styles/theme-colors';
import type { DesktopCopy } from '../language/desktop-copy';

interface Message {
  readonly language: DesktopCopy['language'];
  readonly title: string;
  readonly texts: readonly string[];
}

const { background, text: color } = themeColors.paper;

/** Escapes text, since a file's name may contain any character. */
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const section = ({
  language,
  title,
  texts,
}: Message) => `<section lang="${language.tag}" dir="${language.direction}">
<h1>${escapeHtml(title)}</h1>
${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
</section>`;

const html = (messages: readonly [Message, ...Message[]], hasPointer: boolean) => `<!doctype html>
<html lang="${messages[0].language.tag}" dir="${messages[0].language.direction}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(messages.map(({ title }) => title).join(' · '))}</title>
<style>
  html { height: 100%; background: ${background}; color: ${color}; cursor: ${hasPointer ? 'auto' : 'none'};
    font: clamp(1.25rem, 4vmin, 4rem)/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  body { min-height: 100%; margin: 0; display: grid; align-content: center; padding: 2rem; box-sizing: border-box }
  main { display: grid; gap: 2em; max-width: 36em; margin-inline: auto }
  h1 { margin: 0; font-size: 1.5em; line-height: 1.2; text-wrap: balance }
  p { margin: .75em 0 0 }
</style>
<body>
<main>${messages.map(section).join('\n')}</main>
`;

/** Returns the URL of a page that the app shows instead of the site: a data URL, which needs no file, script or font. */
export const plainPage = (messages: readonly [Message, ...Message[]], hasPointer: boolean) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(html(messages, hasPointer))}`;
