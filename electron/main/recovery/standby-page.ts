import type { DesktopCopy } from '../language/desktop-copy';
import { themeColors } from '../window/theme-colors';

const { background, text } = themeColors.paper;

const html = ({ standby, language }: DesktopCopy) => `<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${standby.title}</title>
<style>
  html { height: 100%; background: ${background}; color: ${text}; font: 1.5rem/1.5 system-ui, sans-serif; cursor: none }
  body { min-height: 100%; margin: 0; display: grid; place-content: center; padding: 2rem; box-sizing: border-box }
  h1 { margin: 0; font-size: 3rem; line-height: 1.1 }
</style>
<body>
<main><h1>${standby.title}</h1><p>${standby.text}</p></main>
`;

/** The URL of the page that is shown while the site cannot be: a data URL, which needs no file, script or font. */
export const standbyPage = (copy: DesktopCopy) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(html(copy))}`;
