// @ts-check
import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs packages of Debian.
 * @param {readonly string[]} packages
 * @param {string} otherwise what to do where there is no Debian
 */
export function aptInstall(packages, otherwise) {
  if (!existsSync('/usr/bin/apt-get')) throw new Error(otherwise)
  console.log(`Installing ${packages.join(', ')}…`)
  const aptGet = process.getuid?.() === 0 ? 'apt-get' : 'sudo apt-get'
  const command = `${aptGet} update && ${aptGet} install -y --no-install-recommends ${packages.join(' ')}`
  execSync(command, { stdio: ['ignore', 'ignore', 'inherit'] })
}
