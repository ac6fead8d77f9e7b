// @ts-check
// Keeps Stryker from changing styles, which no test sees (https://stryker-mutator.io/docs/stryker-js/disable-mutants/).
/** @type {ReadonlySet<unknown>} */
const looks = new Set(['className', 'sx', 'style'])

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'looks',
    value: {
      /** @param {{ isJSXAttribute(): boolean, node: { name?: { name?: unknown } } }} path */
      shouldIgnore: (path) =>
        path.isJSXAttribute() && looks.has(path.node.name?.name)
          ? 'only eyes notice it'
          : undefined,
    },
  },
]
