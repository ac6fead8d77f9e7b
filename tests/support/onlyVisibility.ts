import type { CSSOptions } from 'vite'

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>

const whatHides = /^(display|visibility|opacity|pointer-events)$/

/**
 * Leaves of the style sheets what shows and hides: jsdom has no layout, and matches every rule with
 * every element whenever a test looks for something that people can see.
 */
export const onlyVisibility: Plugins[number] = {
  postcssPlugin: 'only-visibility',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      if (!whatHides.test(declaration.prop)) declaration.remove()
    })
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove()
    })
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove()
    })
  },
}
