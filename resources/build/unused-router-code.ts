import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what the site does not use of the router, such as forms and server prefetching: 7 of 103 kB that
 * Home loads (gzip). Their components are created by calls and named for development tools, which count as side effects.
 */
export function unusedRouterCode(): Plugin {
  return {
    name: 'unused-router-code',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
