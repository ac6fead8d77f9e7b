import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { serve } from 'srvx'
import { createPayments } from './src/payments.ts'
import { readSettings, type PaymentSettings } from './src/settings.ts'
import { timing } from './src/timing.ts'

/** The service as a program for Node, with settings from the environment and from `.env` in the folder it is run in. */
async function start(settings: PaymentSettings): Promise<void> {
  const { port, isBehindProxy, till, shortCode, darajaUrl } = settings
  const payments = createPayments({ settings, log })
  const server = serve({
    port,
    silent: true,
    // In seconds: longer than Daraja may take for a prompt.
    gracefulShutdown: { gracefulTimeout: timing.pushDeadlineMs / 1000 + 5 },
    ...(isBehindProxy && { hostname: '127.0.0.1' }),
    // In ms. Caddy uses a connection again within 2 minutes; one that closes under its request would be answered with 502.
    node: { keepAliveTimeout: 125_000 },
    // Only a proxy on this computer may say who asks.
    trustProxy: isBehindProxy ? 'loopback' : false,
    // A caller who resets the connection at once has no address any more: all of them count as one network.
    fetch: (request) =>
      payments(request, { address: request.ip ?? '', waitUntil: request.waitUntil }),
  })
  await server.ready()
  const account = till === null ? `paybill ${shortCode}` : `till ${till}`
  log(`Payment service at port ${port} for ${account}, by ${darajaUrl}`)
}

function log(line: string): void {
  console.log(`${new Date().toISOString()} ${line}`)
}

try {
  // An editor on Windows may put a mark in front, which would hide the first setting.
  const file = existsSync('.env') ? readFileSync('.env', 'utf8').replace(/^\uFEFF/, '') : ''
  await start(readSettings({ ...parseEnv(file), ...process.env }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
