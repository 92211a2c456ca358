import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeInside, licenseInside } from '../../../../resources/build/code-inside-packages';

const read = (path: string) =>
  readFileSync(new URL(`../../../../node_modules/${path}`, import.meta.url), 'utf8');

it('finds the QR generator inside its package, and gives its license', () => {
  const found = codeInside(read('qrcode.react/lib/esm/index.js'), read('qrcode.react/LICENSE'));
  expect(found).toEqual([
    {
      name: 'QR Code generator library (TypeScript)',
      copyright: 'Copyright (c) Project Nayuki.',
      license: 'MIT',
    },
  ]);
  const texts = found.map((code) => licenseInside(code, 'qrcode.react'));
  expect(texts).toEqual([expect.stringMatching(/Project Nayuki[\s\S]*Permission is hereby granted/)]);
});

it('finds nothing in a package whose own license has the notice', () => {
  const module = 'react-dom/cjs/react-dom-client.production.js';
  expect(codeInside(read(module), read('react-dom/LICENSE'))).toEqual([]);
});

it('refuses code whose license is not known', () => {
  const [code] = codeInside('/** @license Loom\n * Copyright (c) 2020 Ada\n */', 'Copyright (c) Grace');
  expect(code?.name).toBe('Loom');
  expect(() => code && licenseInside(code, 'weave')).toThrow('weave contains Loom');
});
