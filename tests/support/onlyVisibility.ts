import type { CSSOptions } from 'vite'

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>

const whatHides = /^(display|visibility|opacity|pointer-events)$/
const isElsewhere = /^@(font-face|keyframes|media .*(print|scripting: none))/

/**
 * Leaves of the style sheets what hides, and in sheets that hide by `display` what shows again: jsdom has no layout,
 * and matches every rule with every element whenever a test looks for something that people can see.
 */
export const onlyVisibility: Plugins[number] = {
  postcssPlugin: 'only-visibility',
  OnceExit(root) {
    root.walkComments((comment) => void comment.remove())
    root.walkAtRules((rule) => {
      if (isElsewhere.test(`@${rule.name} ${rule.params}`)) rule.remove()
    })
    let isShownAgain = false
    root.walkDecls('display', ({ value, important }) => {
      // What is important stays hidden.
      isShownAgain ||= value === 'none' && !important
    })
    root.walkDecls((declaration) => {
      const isLayout = declaration.prop === 'display' && declaration.value !== 'none'
      if (!whatHides.test(declaration.prop) || (isLayout && !isShownAgain)) declaration.remove()
    })
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove()
    })
  },
}
