import { expect, type Locator } from 'playwright/test';
import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns the path that fills the modules of a code. */
const modulesOf = (markup: string): string | undefined => [...markup.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1];

/** Expects that a QR code on the page encodes a text, with a quiet zone of four modules. */
export async function expectQrCode(code: Locator, text: string): Promise<void> {
  const expected = modulesOf(
    renderToStaticMarkup(createElement(QRCodeSVG, { value: text, level: 'L', marginSize: 4 })),
  );
  expect(expected).toBeDefined();
  await expect(code).toBeVisible();
  expect(modulesOf(await code.evaluate((svg) => svg.innerHTML))).toBe(expected);
}
