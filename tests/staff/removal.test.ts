import { exec } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished, test } from 'vitest'
import { copyOfProject, typedIn } from '../support/adoptedCopy'

const type = promisify(exec)

test('an organisation without a desk deletes the staff area, and the rest compiles and builds', async () => {
  const folder = copyOfProject()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of ['src/staff', 'staff.html', 'tests/staff'])
    rmSync(join(folder, path), { recursive: true })
  const commands = ['npx tsc --noEmit', 'node scripts/build.mjs --mode tests']
  await Promise.all(commands.map((command) => type(command, typedIn(folder))))
}, 120_000)
