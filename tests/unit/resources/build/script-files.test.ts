import { expect, test } from 'vitest';
import { withRetryableImports } from '../../../../resources/build/script-files';

test('an import of another script is awaited, one of the page stays', () => {
  const code = `import { a as b, c } from "./screens-abc.js";
import { d } from "./page-abc.js";
export { b, c, d };`;
  expect(withRetryableImports(code)).toBe(
    `const { a: b, c } = await importScript("./screens-abc.js");
import { d } from "./page-abc.js";
export { b, c, d };`,
  );
});

test('a dynamic import is requested the same way, wherever it is', () => {
  expect(withRetryableImports('const load = () => import("./a.js").then((m) => m.t);')).toBe(
    'const load = () => importScript("./a.js").then((m) => m.t);',
  );
});

test('Vite’s wrapper around a dynamic import goes', () => {
  const code =
    'f(__vitePreload(() => import("./a.js").then((n) => n.t), __VITE_PRELOAD__, import.meta.url));';
  expect(withRetryableImports(code)).toBe('f(importScript("./a.js").then((n) => n.t));');
});

test('an import whose address is computed stays', () => {
  const code = 'const load = (address) => import(address);';
  expect(withRetryableImports(code)).toBe(code);
});

test.each(['import * as all from "./a.js";', 'import "./a.js";', 'import all from "./a.js";'])(
  'the build fails at `%s`, which it cannot make retryable',
  (code) => {
    expect(() => withRetryableImports(code)).toThrow('./a.js');
  },
);
