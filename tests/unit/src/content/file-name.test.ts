import { expect, it } from 'vitest';
import { contentFileName } from '@/content/file-name';

it.each([
  ['Fundación “Años & Días”, S. L.', 'fundacion-anos-dias-s-l-content'],
  ['../..', 'content'],
])('names the file of %j', (foundation, name) => expect(contentFileName(foundation)).toBe(name));

it('leaves a file system enough room, and ends no name with a dash', () => {
  expect(contentFileName(`${'a'.repeat(39)} b`)).toBe(`${'a'.repeat(39)}-content`);
  expect(Buffer.byteLength(contentFileName('𠀀'.repeat(80)))).toBeLessThan(200);
});
