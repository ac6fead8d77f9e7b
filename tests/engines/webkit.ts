import { spawn } from 'node:child_process'
import type { Found, StartTab } from './tab'

/** How WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Which elements may have a role; the browser itself tells which have. */
const candidates: Readonly<Record<string, string>> = {
  button: 'button',
  field: 'input, textarea',
  heading: 'h1, h2',
  link: 'a',
  radio: 'input',
}

/** Opens WebKit's own small browser on a screen in memory, and speaks W3C WebDriver to it. */
export const startWebKit: StartTab = async ({ script, elsewhere }) => {
  const port = 8000 + (process.pid % 12_000)
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise((resolve) => driver.once('close', resolve))
  let session = ''
  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: object = {},
  ): Promise<unknown> {
    const address = `http://127.0.0.1:${port}${session}${path}`
    const answer = await fetch(address, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const isReady = async () => {
    try {
      return ((await call('GET', '/status')) as { ready: boolean }).ready
    } catch {
      return false
    }
  }
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50))

  // The proxy that WebDriver itself may set is asked by TLS.
  const args = [
    '--automation',
    `--enable-javascript=${script}`,
    `--proxy=http://${elsewhere}`,
    '--ignore-host=localhost',
  ]
  const alwaysMatch = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { args } }
  const opened = await call('POST', '/session', { capabilities: { alwaysMatch } })
  session = `/session/${(opened as { sessionId: string }).sessionId}`
  // As narrow as its toolbar lets it be.
  await call('POST', '/window/rect', { width: 360, height: 740 })

  return {
    open: async (url) => {
      await call('POST', '/url', { url })
    },
    address: async () => String(await call('GET', '/url')),
    async find(role, name) {
      const body = { using: 'css selector', value: candidates[role] }
      const elements = await call('POST', '/elements', body)
      for (const { [elementKey]: sharedId } of elements as Record<string, string>[]) {
        const told = (what: string) =>
          // It answers with an error of what nobody is told of.
          call('GET', `/element/${sharedId}/computed${what}`).catch(() => '')
        if ((await told('label')) === name && (role === 'field' || (await told('role')) === role)) {
          return { sharedId } as Found
        }
      }
      return undefined
    },
    async run(inPage, element) {
      return JSON.parse(
        String(
          await call('POST', '/execute/sync', {
            script: `return JSON.stringify((${String(inPage)})(...arguments) ?? null)`,
            args: element ? [{ [elementKey]: element.sharedId }] : [],
          }),
        ),
      )
    },
    act: async (actions) => {
      await call('POST', '/actions', { actions })
    },
    async close() {
      await call('DELETE', '')
      if (driver.pid) process.kill(-driver.pid)
      await ended
    },
  }
}
