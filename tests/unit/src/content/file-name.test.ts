import { expect, it } from 'vitest';
import { contentFileName } from '@/content/file-name';

it.each([
  ['Fundación “Años & Días”, S. L.', 'fundacion-anos-dias-s-l-content'],
  ['../..', 'content'],
  [`${'a'.repeat(39)} b`, `${'a'.repeat(39)}-content`],
])('names the file of %j', (foundation, name) => expect(contentFileName(foundation)).toBe(name));

it('leaves a file system enough room', () =>
  expect(Buffer.byteLength(contentFileName('𠀀'.repeat(80)))).toBeLessThan(200));
