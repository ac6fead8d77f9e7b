import { setTimeout } from 'node:timers/promises'
import { withNetwork, type Network } from '../e2e/network'
import { expect, siteTest } from '../e2e/site'
import { startElsewhere } from './elsewhere'
import { startFirefox } from './firefox'
import type { Found, StartTab, Tab } from './tab'
import { startWebKit } from './webkit'

const engines: Readonly<Record<string, StartTab>> = { firefox: startFirefox, webkit: startWebKit }

/** Tries until it goes well. A page that goes away while it is asked answers late, wrongly or never. */
export async function soon<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const results: Result[] = []
  await expect(async () => {
    const late = setTimeout(5000).then(() => Promise.reject(new Error('No answer in 5 seconds')))
    results.push(await Promise.race([attempt(), late]))
  }).toPass({ timeout: 40_000 })
  return results.at(-1) as Result
}

/** How WebDriver writes the key. */
export const shift = '\uE008'

/** Somebody at a browser, who finds things by what they are called. */
function personAt(tab: Tab, origin: string) {
  const find = (role: string, name: string) =>
    soon(async () => {
      const found = await tab.find(role, name)
      if (!found) throw new Error(`There is no ${role} '${name}'`)
      return found
    })
  const text = () => tab.run(() => document.body.innerText)
  const valueOf = (field: Found) => tab.run((each) => (each as HTMLInputElement).value, field)

  async function presses(role: string, name: string): Promise<void> {
    const { x, y } = await tab.run(
      (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      },
      await find(role, name),
    )
    const actions = [
      { type: 'pointerMove', x, y, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await tab.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  const types = (keys: string) =>
    tab.act([
      {
        type: 'key',
        id: 'keyboard',
        actions: [...keys].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])

  return {
    tab,
    find,
    presses,
    types,
    opens: (path: string) => tab.open(origin + path),
    isAt: (path: string) => soon(async () => expect(await tab.address()).toBe(origin + path)),
    reads: (words: string) => soon(async () => expect(await text()).toContain(words)),
    readsNot: (words: string) => soon(async () => expect(await text()).not.toContain(words)),
    fieldHolds: (label: string, value: string) =>
      soon(async () => expect(await valueOf(await find('field', label))).toBe(value)),
    async fillsIn(label: string, value: string) {
      await presses('field', label)
      await types(value)
      await this.fieldHolds(label, value)
    },
  }
}

export type Person = ReturnType<typeof personAt>

/** A walk through the site in one of the engines, behind a network that can go away. */
export const test = siteTest.extend<{ script: boolean; network: Network; person: Person }>({
  script: [true, { option: true }],
  network: withNetwork,
  person: async ({ network, script }, use, { project }) => {
    const start = engines[project.name]
    if (!start) throw new Error(`No engine is called ${project.name}`)
    const elsewhere = await startElsewhere()
    const tab = await start({ script, elsewhere: elsewhere.address })
    try {
      await use(personAt(tab, network.origin))
    } finally {
      await tab.close()
      elsewhere.close()
    }
  },
})

export { expect }
