// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { format, resolveConfig } from 'prettier'

const document = 'docs/performance.md'

/**
 * A table in Markdown.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Marks what breaks its budget. */
export const marked = (/** @type {string} */ text, /** @type {boolean} */ isBroken) =>
  isBroken ? `**${text}**` : text

/**
 * The machine, in a sentence; with a warning where it was too busy to measure times.
 * @param {string} chromium its version
 * @param {number} loadBefore
 */
export function machine(chromium, loadBefore) {
  const { version } = JSON.parse(readFileSync('node_modules/lighthouse/package.json', 'utf8'))
  const load = Math.max(loadBefore, loadavg()[0] ?? 0)
  const [cpu] = cpus()
  const sentence = `Measured on ${cpu?.model ?? 'an unknown processor'}, ${cpus().length} cores, load average up to ${load.toFixed(1)}; Chromium ${chromium}, Lighthouse ${version}, Node ${process.version}.`
  // The bench itself keeps about one core busy.
  return loadBefore > 1
    ? `${sentence} **The machine was busy before the bench began: times mean little, bytes are right.**`
    : sentence
}

/**
 * Prints a part of the report, and with `write` puts it between its marks in the document.
 * @param {string} name
 * @param {string} text
 * @param {boolean} write
 */
export async function report(name, text, write) {
  console.log(await format(text, { parser: 'markdown' }))
  if (!write) return
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const whole = readFileSync(document, 'utf8')
  const [before, rest = ''] = whole.split(start)
  const after = rest.split(end)[1]
  if (after === undefined) throw new Error(`${document} has no place between ${start} and ${end}`)
  const style = await resolveConfig(document)
  const written = `${before}${start}\n\n${text}\n\n${end}${after}`
  writeFileSync(document, await format(written, { ...style, parser: 'markdown' }))
}
