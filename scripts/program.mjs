// @ts-check
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The exports of a TypeScript file, by its path in the project. Node reads such files only since version 22.18.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function load(path) {
  const { runnerImport } = await import('vite')
  const alias = { '@': resolve('src') }
  const { NODE_ENV: before } = process.env
  const { module } = await runnerImport(resolve(path), { resolve: { alias } })
  // Vite sets it to 'development': a build after that would put React's slow development code online.
  if (before === undefined) delete process.env.NODE_ENV
  return module
}

/**
 * Whether a script is run, not imported.
 * @param {string} url its own
 */
export const isProgram = (url) => url === pathToFileURL(process.argv[1] ?? '').href

/**
 * Runs a program. For an error it prints only the message.
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
