import { standby } from '../copy';

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${standby.title}</title>
<style>
  html { height: 100%; background: #fbf6ec; color: #1d1a33; font: 1.5rem/1.5 system-ui, sans-serif; cursor: none }
  body { min-height: 100%; margin: 0; display: grid; place-content: center; padding: 2rem; box-sizing: border-box }
  h1 { margin: 0; font-size: 3rem; line-height: 1.1 }
</style>
<body>
<main><h1>${standby.title}</h1><p>${standby.text}</p></main>
`;

/** The address of the page that is shown when the site cannot be: it needs no file, no script and no font. */
export const standbyPage = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
