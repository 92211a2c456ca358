import { expect, test } from 'vitest';
import { withRetryableImports } from '../../../../resources/build/retryable-imports';

const isInPage = (specifier: string) => specifier === './index.js';

test('an import of another chunk is awaited, one of what the page has loaded stays', () => {
  const code = `import { a as b, default as c } from "./icon.js";
import { d } from "./index.js";
import "./styles.js";
export { b, c, d };`;
  expect(withRetryableImports(code, isInPage).replace(/\n+/g, '\n')).toBe(
    `const [{ a: b, default: c }, {  }] = await Promise.all([importChunk(new URL("./icon.js", import.meta.url).href), importChunk(new URL("./styles.js", import.meta.url).href)]);
import { d } from "./index.js";
export { b, c, d };`,
  );
});

test('a dynamic import is requested the same way, wherever it is', () => {
  expect(withRetryableImports('const load = () => import("./a.js").then((m) => m.t);', isInPage)).toBe(
    'const load = () => importChunk(new URL("./a.js", import.meta.url).href).then((m) => m.t);',
  );
});

test('an import whose address is computed, as in the function that imports chunks, stays', () => {
  const code = 'const load = (address) => import(address);';
  expect(withRetryableImports(code, isInPage)).toBe(code);
});

test('an import that cannot be rewritten fails the build', () => {
  expect(() => withRetryableImports('import * as all from "./a.js";', isInPage)).toThrow(
    'ImportNamespaceSpecifier',
  );
});
