import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { builtSite } from '../support/top';
import { openPage } from './browser';

/** What one would write for the bare page: readable, in one column, with the site's colors. */
const bareStyles = `
  html { font: 112.5%/1.6 system-ui, sans-serif; color: #1d1a33; background: #fbf6ec; }
  body { max-width: 42rem; margin: 0 auto; padding: 1rem; }
  header, footer { padding: 1rem 0; border: solid #1d1a33; border-width: 0 0 2px; }
  footer { border-width: 2px 0 0; }
  h1 { font-size: 2.75rem; line-height: 1.05; letter-spacing: -0.025em; margin: 2rem 0 1rem; }
  h2 { font-size: 2rem; line-height: 1.15; margin: 2.5rem 0 1rem; }
  h3 { font-size: 1.375rem; line-height: 1.2; margin: 1.5rem 0 0.5rem; }
  p, ul, dl { margin: 0 0 1rem; }
  ul { padding: 0 0 0 1.25rem; }
  li { margin: 0 0 0.5rem; }
  dt { font-weight: 700; }
  dd { margin: 0 0 1rem; }
  a { display: inline-block; padding: 0.625rem 0; color: #2c2a72; }
  button { font: inherit; font-weight: 700; padding: 0.75rem 1.25rem; color: #1d1a33; background: #f2b134; border: 2px solid; border-radius: 0.75rem; }
  :focus-visible { outline: 3px solid; outline-offset: 3px; }
`;

/** Makes of a page such as `about/index.html` the least that could carry its copy, without a script. */
export async function makeBarePage(browser: Browser, file: string): Promise<string> {
  const html = await readFile(join(builtSite, file), 'utf8');
  const page = await openPage(browser, {});
  const bare = await page.evaluate(
    ({ html, styles }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      // The policy would refuse the style element.
      const dropped = 'script, style, link, svg, img, #scripts-off, meta[http-equiv]';
      for (const node of parsed.querySelectorAll(dropped)) node.remove();
      for (const node of parsed.body.querySelectorAll('*')) {
        for (const name of node.getAttributeNames()) if (name !== 'href') node.removeAttribute(name);
      }
      parsed.head.append(Object.assign(parsed.createElement('style'), { textContent: styles }));
      return `<!doctype html>${parsed.documentElement.outerHTML}`;
    },
    { html, styles: bareStyles },
  );
  await page.close();
  return bare;
}
