import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Found, Settings, StartTab } from './tab'

/** What a person may choose in the settings, and what keeps a new profile quiet. */
const profileOf = ({ script }: Settings) =>
  Object.entries({ 'javascript.enabled': script, 'app.update.enabled': false }).map(
    (setting) => `user_pref(${setting.map((part) => JSON.stringify(part)).join()});`,
  )

/** Opens Firefox with a profile of its own, and speaks WebDriver BiDi to it. */
export const startFirefox: StartTab = async (settings) => {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  await writeFile(join(profile, 'user.js'), profileOf(settings).join('\n'))
  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    // As root it refuses the home of somebody else.
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  )
  const ended = new Promise((resolve) => firefox.once('close', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    firefox.stderr.on('data', (text) => {
      const [found] = /ws:\/\/\S+/.exec((said += String(text))) ?? []
      if (found) resolve(found)
    })
    firefox.on('error', reject)
    firefox.on('exit', () => reject(new Error(`Firefox did not start: ${said}`)))
  })

  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id) waiting.get(answer.id)?.(answer)
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  async function call(method: string, params: object = {}): Promise<Result> {
    const id = waiting.size + 1
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await new Promise<Answer>((resolve) =>
      waiting.set(id, resolve),
    )
    if (error) throw new Error(`${method}: ${error}, ${message}`)
    return result
  }

  const proxy = { proxyType: 'manual', sslProxy: settings.elsewhere }
  const alwaysMatch = { acceptInsecureCerts: true, proxy }
  await call('session.new', { capabilities: { alwaysMatch } })
  const { context } = (await call('browsingContext.getTree')).contexts[0]
  await call('browsingContext.setViewport', { context, viewport: { width: 360, height: 740 } })

  return {
    open: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    back: async () => {
      await call('browsingContext.traverseHistory', { context, delta: -1 })
    },
    address: async () => (await call('browsingContext.getTree')).contexts[0].url,
    async find(role, name) {
      // A field for a password has no role, and a label has the name of its field.
      const sought = role === 'field' ? { name } : { role, name }
      const locator = { type: 'accessibility', value: sought }
      const { nodes } = await call('browsingContext.locateNodes', { context, locator })
      return nodes.find(
        ({ value }) => role !== 'field' || /^(input|textarea)$/.test(value.localName),
      )
    },
    async run(inPage, element) {
      const { result, exceptionDetails } = await call('script.callFunction', {
        functionDeclaration: `(element) => JSON.stringify((${String(inPage)})(element) ?? null)`,
        arguments: element ? [{ sharedId: element.sharedId } satisfies Found] : [],
        // Works without script too.
        target: { context, sandbox: 'tests' },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    act: async (actions) => {
      await call('input.performActions', { context, actions })
    },
    print: async () =>
      Buffer.from((await call('browsingContext.print', { context })).data, 'base64'),
    async close() {
      await call('browser.close')
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

interface Answer {
  readonly id?: number
  readonly result: Result
  readonly error?: string
  readonly message?: string
}

/** Each call answers its own part of it. */
interface Result {
  readonly contexts: readonly [{ readonly context: string; readonly url: string }]
  readonly nodes: readonly (Found & { readonly value: { readonly localName: string } })[]
  readonly result: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
  readonly data: string
}
