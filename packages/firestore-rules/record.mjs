// @ts-check
/**
 * Asks Google's official Firestore emulator every question of the verdict files, and writes down its
 * answers. Run it by hand, with an emulator started for it: it deletes that emulator's data.
 *   FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm run record -w packages/firestore-rules -- VERSION [file...]
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * @typedef {{ if?: string, allow?: string, commit?: object, runQuery?: object,
 *   official?: string | number, engine?: string | number, why?: string }} Case
 * @typedef {{ method: 'get' | 'list' | 'create' | 'update' | 'delete', path: string,
 *   fields?: Record<string, object>, serverTimes?: string[] }} Attempt
 * @typedef {{ title: string, known: string, rules: string[], stored: Record<string, object>,
 *   auth: Record<string, unknown> & { sub: string } | null, request?: Attempt, cases: Case[] }} Scenario
 */

const folder = join(import.meta.dirname, 'verdicts')
const host = process.env['FIRESTORE_EMULATOR_HOST']
const [version, ...chosen] = process.argv.slice(2)
if (host === undefined || version === undefined)
  throw new Error('Needs FIRESTORE_EMULATOR_HOST and the version of the emulator')

const projectId = 'demo-verdicts'
const root = `projects/${projectId}/databases/(default)/documents`

const files =
  chosen.length > 0
    ? // npm runs this in the folder of the package.
      chosen.map((file) => resolve(process.env['INIT_CWD'] ?? '', file))
    : readdirSync(folder).map((name) => join(folder, name))
for (const file of files) {
  /** @type {Scenario} */
  const scenario = JSON.parse(readFileSync(file, 'utf8'))
  for (const each of scenario.cases) each.official = await verdictOf(scenario, each)
  scenario.known = `official emulator ${version}`
  writeFileSync(file, format(scenario))
  console.log(`${file}: ${scenario.cases.length}`)
}

/**
 * The verdict of a condition (its negation tells false from an error), or the status of a request.
 * @param {Scenario} scenario
 * @param {Case} each
 */
async function verdictOf(scenario, each) {
  const { if: condition = '', allow = '', commit, runQuery } = each
  const rules = (/** @type {string} */ text) =>
    scenario.rules
      .join('\n')
      .replace('$if', () => text)
      .replace('$allow', () => allow)
  if (commit) return answerOf(scenario, rules(condition), 'commit', commit)
  if (runQuery) return answerOf(scenario, rules(condition), 'runQuery', runQuery)
  const [verb, body] = requestOf(scenario.request)
  const status = await answerOf(scenario, rules(condition), verb, body)
  if (status === 'refused' || status === 'failed') return status
  if (status !== 403) return 'true'
  const denial = await answerOf(scenario, rules(`!(${condition})`), verb, body)
  return typeof denial === 'number' && denial !== 403 ? 'false' : 'error'
}

/**
 * The request in Firestore's REST protocol.
 * @param {Attempt | undefined} request
 * @returns {[verb: string, body: object]}
 */
function requestOf(request) {
  if (!request) throw new Error('A scenario without a request')
  const { method, path, fields = {}, serverTimes = [] } = request
  const name = `$root/${path}`
  switch (method) {
    case 'get':
      return ['batchGet', { documents: [name] }]
    case 'list':
      return ['runQuery', { structuredQuery: { from: [{ collectionId: path }] } }]
    case 'delete':
      return ['commit', { writes: [{ delete: name }] }]
    default: {
      const updateTransforms = serverTimes.map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      }))
      return ['commit', { writes: [{ update: { name, fields }, updateTransforms }] }]
    }
  }
}

/**
 * The status of a request to a database that holds only the scenario's documents.
 * @param {Scenario} scenario
 * @param {string} content
 * @param {string} verb
 * @param {object} body
 * @returns {Promise<number | 'refused' | 'failed'>} refused: the rules do not even load; failed: the emulator could not answer
 */
async function answerOf({ stored, auth }, content, verb, body) {
  const control = `/emulator/v1/projects/${projectId}`
  const loaded = await send('PUT', `${control}:securityRules`, {
    rules: { files: [{ name: 'firestore.rules', content }] },
  })
  if (loaded === 400) return 'refused'
  await send('DELETE', `${control}/databases/(default)/documents`)
  const writes = Object.entries(stored).map(([path, fields]) => ({
    update: { name: `$root/${path}`, fields },
  }))
  if (writes.length > 0) await send('POST', `/v1/${root}:commit`, { writes }, 'owner')
  const status = await send('POST', `/v1/${root}:${verb}`, body, auth && tokenOf(auth))
  return status >= 500 ? 'failed' : status
}

/** @param {Record<string, unknown>} claims */
function tokenOf(claims) {
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: 0,
    exp: 3600,
    auth_time: 0,
    user_id: claims['sub'],
    ...claims,
  }
  const parts = [{ alg: 'none', type: 'JWT' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return `${parts.join('.')}.`
}

/**
 * @param {'PUT' | 'POST' | 'DELETE'} method
 * @param {string} path
 * @param {object | null} [body]
 * @param {string | null} [token]
 */
async function send(method, path, body = null, token = null) {
  const response = await fetch(`http://${host}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body).replaceAll('$root', root) }),
  })
  await response.text()
  return response.status
}

/**
 * @param {string[]} items
 * @param {string} brackets
 */
function lines(items, brackets) {
  const [open, close] = brackets
  return items.length === 0 ? brackets : `${open}\n    ${items.join(',\n    ')}\n  ${close}`
}

/**
 * JSON with one line for each case, so that Git shows differences case by case.
 * @param {Scenario} scenario
 */
function format({ title, known, rules, stored, auth, request, cases }) {
  const documents = Object.entries(stored).map(
    ([path, fields]) => `${JSON.stringify(path)}: ${JSON.stringify(fields)}`,
  )
  const parts = {
    title: JSON.stringify(title),
    known: JSON.stringify(known),
    rules: lines(
      rules.map((line) => JSON.stringify(line)),
      '[]',
    ),
    stored: lines(documents, '{}'),
    auth: JSON.stringify(auth),
    ...(request && { request: JSON.stringify(request) }),
    cases: lines(
      cases.map((each) => JSON.stringify(each)),
      '[]',
    ),
  }
  return `{\n${Object.entries(parts)
    .map(([key, text]) => `  "${key}": ${text}`)
    .join(',\n')}\n}\n`
}
