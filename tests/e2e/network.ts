import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { test as memberTest } from './memberArea'
import { expect } from './site'

/** The network between a browser and the site. */
export interface Network {
  readonly origin: string
  /** Ends every connection, and takes no other. */
  readonly cut: () => void
  /** Takes requests and never answers them. */
  readonly hold: () => void
  readonly restore: () => void
  /** What is answered instead of the site, from now on; null leaves it to the site. */
  readonly answer: (reply: (address: string) => Reply | null | Promise<Reply | null>) => void
  /** The addresses that were asked for. */
  readonly asked: string[]
}

interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** A network that can go away for real: what a browser only pretends does not reach every worker. */
export async function withNetwork(
  { site }: { site: string },
  use: (network: Network) => Promise<void>,
): Promise<void> {
  let state: 'open' | 'cut' | 'held' = 'open'
  let instead: Parameters<Network['answer']>[0] = () => null
  const asked: string[] = []
  const held: ServerResponse[] = []
  async function take(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (state === 'cut') return void incoming.socket.destroy()
    if (state === 'held') return void held.push(outgoing)
    const { url = '/', method = 'GET', headers } = incoming
    asked.push(url)
    const reply = await instead(url)
    if (reply) {
      const sent = { 'content-type': reply.type, 'cache-control': 'no-store' }
      return void outgoing.writeHead(reply.status, sent).end(reply.body)
    }
    const onward = request(site + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    return void incoming.pipe(onward)
  }
  const server = createServer((incoming, outgoing) => void take(incoming, outgoing))
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const go = (next: typeof state) => {
    state = next
    for (const response of held.splice(0)) response.destroy()
    server.closeAllConnections()
  }
  await use({
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => go('cut'),
    hold: () => go('held'),
    restore: () => go('open'),
    answer: (reply) => {
      instead = reply
    },
    asked,
  })
  go('cut')
  server.close()
}

/** Has the site answer with another service worker. */
export const answerWorker = (network: Network, body: string) =>
  network.answer((address) =>
    address === '/sw.js' ? { status: 200, type: 'text/javascript', body } : null,
  )

/** A browser test with the service worker, behind such a network. */
export const test = memberTest.extend<{ network: Network }>({
  serviceWorkers: 'allow',
  baseURL: ({ network }, use) => use(network.origin),
  network: withNetwork,
})

/** Opens a page as a first visitor, and waits until it would not need the network any more. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await worksOffline(page)
}

/** Waits until a page would not need the network any more. */
export async function worksOffline(page: Page): Promise<void> {
  // The first sign of a person, for pages that wait for one.
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The addresses that this browser keeps, of whatever cache. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)),
    )
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => url.replace(location.origin, ''))
  })

/** Whether this browser keeps anything of the site, asked where no page of it is open. */
export async function keepsNothing(page: Page): Promise<boolean> {
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/robots.txt')
  const registrations = await elsewhere.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  )
  const kept = await keptAddresses(elsewhere)
  await elsewhere.close()
  return registrations === 0 && kept.length === 0
}

/** Keeps what is asked for at an address on its way, until it is let through, or breaks off. */
export async function holdFiles(
  page: Page,
  address: string,
): Promise<(way?: 'continue' | 'abort') => void> {
  let choose: (way: 'continue' | 'abort') => void = () => undefined
  const chosen = new Promise<'continue' | 'abort'>((resolve) => (choose = resolve))
  await page.route(address, async (route) => route[await chosen]())
  return (way = 'continue') => choose(way)
}

/** Keeps the script of all pages on its way, until it is let through. */
export const holdScript = (page: Page) => holdFiles(page, '**/assets/libraries-*.js')

export { expect }
