/** Everything that the files of src/content export, by the paths of the files. */
export const contentModules = import.meta.glob('../src/content/*.ts', { eager: true })
