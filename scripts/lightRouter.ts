import type { Plugin } from 'vite'

/**
 * Lets the build leave out what the site does not use of the router. The router is one file, which names its
 * components for React's developer tools and makes its contexts by calls that nobody has declared to be
 * without effect; so everything in it counts as used: 5 KB on every page.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
    },
  }
}
