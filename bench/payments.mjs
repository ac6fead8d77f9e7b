// @ts-check
/**
 * What the payment service costs its host: whether it works in Cloudflare's own runtime, which this installs, how
 * large the worker is, and how much processor time a request takes. The free plan allows 10 ms.
 *   npm run bench:payments
 */
import { execSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { gzipSync } from 'node:zlib'
import { runnerImport } from 'vite'

const most = { kb: 16, cpuMs: 5 }
const rounds = 500

if (!existsSync('bench/node_modules/workerd'))
  execSync('npm install --no-save --prefix bench', { stdio: 'inherit' })
execSync('npm run -s build -w payment-service', { stdio: 'inherit' })

// The package's command is a script around this program, which would outlive the script.
process.env['WORKERD'] = createRequire(import.meta.url)('workerd').default
const tests = spawnSync('npx vitest run --project payment-service', {
  shell: true,
  stdio: 'inherit',
})

const { module } = /** @type {{ module: typeof import('../payment-service/tests/service.ts') }} */ (
  await runnerImport('/payment-service/tests/service.ts')
)
const service = await module.startService({ PAYMENTS_PROMPTS_PER_DAY: '1000000' })
/** @param {number} at */
async function payOnce(at) {
  const from = { 'cf-connecting-ip': `10.0.${at >> 8}.${at & 255}` }
  const sent = await service.push({ phone: `07${String(10_000_000 + at)}`, amount: 500 }, from)
  const { handle } = /** @type {{ handle: string }} */ (await sent.json())
  await (await service.ask(`/api/stkpush/${handle}`)).text()
}
for (let at = 0; at < 50; at += 1) await payOnce(at)
const before = service.cpuMs()
for (let at = 50; at < 50 + rounds; at += 1) await payOnce(at)
const cpuMs = (service.cpuMs() - before) / (2 * rounds)
await service.close()

const kb = gzipSync(readFileSync('payment-service/dist/worker.js')).length / 1024
console.log(`On ${cpus()[0]?.model}, Node ${process.version}:`)
console.log(`- the worker: ${kb.toFixed(1)} KB compressed, its budget is ${most.kb} KB`)
console.log(
  `- a request: ${cpuMs.toFixed(2)} ms of processor time, the runtime's own included; its budget is ${most.cpuMs} ms`,
)
if (tests.status !== 0 || kb > most.kb || cpuMs > most.cpuMs) process.exitCode = 1
