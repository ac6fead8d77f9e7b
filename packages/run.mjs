// @ts-check
/** Runs a TypeScript file of a package under any Node; passes the other arguments on to the file. */
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const [file = ''] = process.argv.splice(2, 1)
const path = resolve(file)
// npm runs this in the folder of the package.
process.chdir(process.env['INIT_CWD'] ?? '.')
await runnerImport(path)
