// @ts-check
import { readFileSync } from 'node:fs'
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
 * @param {string} file
 * @returns {any}
 * @throws Error that names the file
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: is no JSON any more: ${String(error)}`, { cause: error })
  }
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
