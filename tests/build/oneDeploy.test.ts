// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { readSettings } from '@/config/settingsSchema'
import { embeddedSettings } from '../../local/embeddedSettings'
import { builtConfig, builtHostingFile } from '../../scripts/builtHosting'
import { builtRulesFile } from '../../scripts/catalogueRules'

const require = createRequire(import.meta.url)
const { filterTargets } = require('firebase-tools/lib/filterTargets')
const { VALID_DEPLOY_TARGETS } = require('firebase-tools/lib/deploy')

const written = JSON.parse(readFileSync('firebase.json', 'utf8'))
const config = builtConfig(written, [], [], readSettings(embeddedSettings))
const { deploy } = JSON.parse(readFileSync('package.json', 'utf8')).scripts

it('pages and rules are built from the same facts, and go online together', () => {
  expect(deploy).toBe(
    `npm run -s doctor && node scripts/build.mjs && firebase deploy --project default --config ${builtHostingFile} --only hosting,firestore`,
  )
  expect(config.firestore.rules).toBe(builtRulesFile)
  // Where no database is, Firebase's command makes one, in the United States unless told otherwise.
  expect(config.firestore.location).toBe('africa-south1')
  // Without the build there is nothing to deploy.
  expect([written.firestore, written.hosting.public]).toEqual([undefined, undefined])
})

it('nobody sees a new price before the rules take it', () => {
  const [, only = ''] = /--only (\S+)/.exec(deploy) ?? []
  const has = (target: string) => target in config
  // Firebase's command releases its targets in this order.
  const released = filterTargets({ only, config: { has } }, VALID_DEPLOY_TARGETS)
  expect(released).toEqual(['firestore', 'hosting'])
})

it('from the forge only main goes online, with green checks and a key', () => {
  const workflow = readFileSync('.github/workflows/checks.yml', 'utf8')
  const [, job = ''] = workflow.split('\n  deploy:\n')
  expect(job).toMatch(/^ {4}if: github\.ref == 'refs\/heads\/main'\n {4}needs: check\n/)
  const [notice, ...steps] = job.split(/\n {6}- /).slice(1)
  expect(notice).toMatch(/^if: env\.HAS_KEY == 'false'/)
  expect(steps.filter((step) => !step.startsWith("if: env.HAS_KEY == 'true'\n"))).toEqual([])
  expect(workflow.match(/(firebase|npm run) deploy/g)).toEqual(['npm run deploy'])
})
