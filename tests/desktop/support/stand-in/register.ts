import { register } from 'node:module';

/** Resolves every import of `electron` to the stand-in. */
const hook = `export function resolve(specifier, context, next) {
  return specifier === 'electron'
    ? { url: ${JSON.stringify(new URL('./electron.ts', import.meta.url).href)}, shortCircuit: true }
    : next(specifier, context);
}`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
