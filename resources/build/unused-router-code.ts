import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the site does not use of the router, such as forms and server prefetching: their
 * components are created by calls, and named for development tools, both of which the bundler must take for side effects.
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
