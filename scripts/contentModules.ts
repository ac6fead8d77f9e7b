/** Everything that the files of src/content/facts export, by the paths of the files. */
export const contentModules = import.meta.glob('../src/content/facts/*.ts', { eager: true })
