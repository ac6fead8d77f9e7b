// @ts-check
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * What a TypeScript file exports, by its path in the project. Node reads such files only from version 22.18 on.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function load(path) {
  const { runnerImport } = await import('vite')
  const alias = { '@': resolve('src') }
  const { NODE_ENV: before } = process.env
  const { module } = await runnerImport(resolve(path), { resolve: { alias } })
  // Vite has set it to 'development', in which a build that follows would put React's slow half online.
  if (before === undefined) delete process.env.NODE_ENV
  return module
}

/**
 * Whether a script is run, and not imported.
 * @param {string} url its own
 */
export const isProgram = (url) => url === pathToFileURL(process.argv[1] ?? '').href

/**
 * Runs a program. Of an error it prints the sentence alone.
 * @param {() => Promise<unknown>} work
 */
export async function run(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
