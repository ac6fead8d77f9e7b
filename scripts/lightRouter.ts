import type { Plugin } from 'vite'

/**
 * Lets the build leave out what the site does not use of the router. The router is one file, which names its
 * components for React's developer tools and makes its contexts by calls that nobody has declared to be without
 * effect; so everything in it counts as used: 6 KB on every page.
 */
export function lightRouter(): Plugin {
  let isLighter = false
  return {
    name: 'light-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'staff',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler(code) {
        const light = code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
        isLighter ||= light !== code
        return light
      },
    },
    generateBundle() {
      if (!isLighter) this.error('scripts/lightRouter.ts finds nothing to replace in react-router')
    },
  }
}
