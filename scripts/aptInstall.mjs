// @ts-check
import { execSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs those of Debian's packages that are missing.
 * @param {readonly string[]} packages
 * @param {string} otherwise what to do on another system
 */
export function aptInstall(packages, otherwise) {
  if (!existsSync('/usr/bin/apt-get')) throw new Error(otherwise)
  const missing = packages.filter((name) => spawnSync('dpkg', ['--status', name]).status !== 0)
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')}…`)
  const aptGet = process.getuid?.() === 0 ? 'apt-get' : 'sudo apt-get'
  const command = `${aptGet} update && ${aptGet} install -y --no-install-recommends ${missing.join(' ')}`
  execSync(command, { stdio: ['ignore', 'ignore', 'inherit'] })
}
