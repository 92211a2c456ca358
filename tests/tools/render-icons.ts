import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { THREAD_PITCH, THREAD_WIDTH, weaveGeometry } from '../../src/components/site/weave/weave-geometry';
import { html as english } from '../../src/copy/en/html';
import { html as spanish } from '../../src/copy/es/html';
import { themeColors } from '../../src/styles/theme-colors';
import { chromiumLaunchOptions } from '../support/browser';

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const logo = readFileSync(path('src/logo.svg'), 'utf8');

/** Large enough for every installer, which scales it down as needed. */
async function renderIcon(page: Page): Promise<void> {
  await page.setViewportSize({ width: 512, height: 512 });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${logo}`,
  );
  for (const file of ['icons/icon.png', 'hosting/public/logo.png'])
    await page.screenshot({ path: path(`resources/${file}`), omitBackground: true });
}

function fontFace(subset: string): string {
  const file = `node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${subset}-wght-normal.woff2`;
  const data = readFileSync(path(file), 'base64');
  return `@font-face { font-family: site; font-weight: 200 800; src: url(data:font/woff2;base64,${data}) }`;
}

const preview = { width: 1200, height: 630, weaveHeight: 250 };

function weave(ink: string, paper: string): string {
  const styles = readFileSync(path('src/styles/goal-colors.css'), 'utf8');
  const colors = [...styles.matchAll(/--goal-\d+: (#[0-9a-f]{6});/g)].map(([, color = '']) => color);
  const ratio = preview.width / preview.weaveHeight;
  const goals = colors.map((_, index) => index + 1);
  const shape = { seed: 17, goals, ratio, loose: 2 };
  const { threads, height, uprightPath, gapPath, dashes } = weaveGeometry(shape);
  const paths = (part: 'path' | 'overPath') =>
    threads.map((thread) => `<path d="${thread[part]}" stroke="${colors[thread.goal - 1]}"/>`).join('');
  return `<svg viewBox="0 0 ${ratio * height} ${height}" fill="none" shape-rendering="crispEdges">
    <g stroke-linecap="round" stroke-width="${THREAD_WIDTH}">${paths('path')}</g>
    <path d="${uprightPath}" stroke="${ink}" stroke-linecap="round" stroke-width="${THREAD_PITCH * 0.5}"/>
    <path d="${gapPath}" stroke="${paper}" stroke-width="${THREAD_PITCH * 0.84}" stroke-dasharray="${dashes.gap}"/>
    <g stroke-width="${THREAD_WIDTH}" stroke-dasharray="${dashes.over}">${paths('overPath')}</g>
  </svg>`;
}

/** The picture that services show beside a link: they round or crop its edges, and show the name themselves. */
async function renderPreview(page: Page, language: string, headline: string): Promise<void> {
  const { background, text } = themeColors.paper;
  await page.setViewportSize(preview);
  await page.setContent(`
    <style>
      ${fontFace('latin')}
      body { margin: 0; background: ${background}; color: ${text}; font: 780 84px/1.06 site; letter-spacing: -0.02em }
      h1 { display: grid; align-content: center; height: ${preview.height - preview.weaveHeight}px; margin: 0 80px; font: inherit; text-wrap: balance }
      svg { display: block; width: 100%; height: ${preview.weaveHeight}px }
    </style>
    <h1>${headline}</h1>${weave(text, background)}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path(`resources/hosting/public/preview-${language}.png`) });
}

mkdirSync(path('resources/icons'), { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage();
  await renderIcon(page);
  await renderPreview(page, 'en', english.preview.headline);
  await renderPreview(page, 'es', spanish.preview.headline);
} finally {
  await browser.close();
}
