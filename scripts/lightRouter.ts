import type { Plugin } from 'vite'

/** The names of components for React's developer tools, and the calls that nobody has declared to be without effect. */
const replacements = [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '],
] as const

/**
 * Lets the build leave out what the site does not use of the router. The router is one file in which, without this,
 * everything counts as used: 6 KB on every page.
 */
export function lightRouter(): Plugin {
  const found = new Set<RegExp>()
  return {
    name: 'light-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler(code) {
        for (const [place, instead] of replacements) {
          if (code.search(place) >= 0) found.add(place)
          code = code.replaceAll(place, instead)
        }
        return code
      },
    },
    generateBundle() {
      if (found.size < replacements.length) {
        this.error(
          'react-router is written otherwise now: scripts/lightRouter.ts makes nothing lighter',
        )
      }
    },
  }
}
