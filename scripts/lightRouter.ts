import type { Plugin } from 'vite'

/**
 * Leaves out the parts of the router that the site does not use, 6 KB on every page. The bundler keeps them because the
 * router names its components for React's developer tools, and does not mark the calls that make its contexts as free
 * of side effects.
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
