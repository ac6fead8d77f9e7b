import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { copyOfProject, typedIn } from '../support/adoptedCopy'
import { expect, siteTest as test } from './site'

const facts = 'src/content/facts'

/** The folder that a person chooses: the browser's own, since no test can press the buttons of its dialog. */
async function chooseFolder(page: Page, files: Readonly<Record<string, string>>) {
  await page.evaluate(async (texts) => {
    const root = await navigator.storage.getDirectory()
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(root) })
    for (const [path, text] of Object.entries(texts)) {
      const folders = path.split('/')
      const name = folders.pop() ?? ''
      let folder = root
      for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true })
      const file = await folder.getFileHandle(name, { create: true })
      const stream = await file.createWritable()
      await stream.write(text)
      await stream.close()
    }
  }, files)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
}

const readFile = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const folders = address.split('/')
    const name = folders.pop() ?? ''
    let folder = await navigator.storage.getDirectory()
    for (const each of folders) folder = await folder.getDirectoryHandle(each)
    return (await (await folder.getFileHandle(name)).getFile()).text()
  }, path)

interface Change {
  readonly form: string
  readonly element: string
  readonly field: string
  readonly value: string
}

async function change(page: Page, file: string, { form, element, field, value }: Change) {
  await page.getByRole('treeitem', { name: form, exact: true }).click()
  const closed = page.getByRole('group').filter({ hasText: element }).last()
  await closed.getByRole('button', { name: 'Expand' }).click()
  // The editor sets the names of others apart from its own words.
  const input = page.getByRole('group', { name: `“\u2068${field}\u2069” Field` })
  await input.getByRole('textbox').or(input.getByRole('spinbutton')).fill(value)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => readFile(page, `${facts}/${file}.json`)).toContain(value)
}

const changes: Readonly<Record<string, Change>> = {
  activities: {
    form: 'Activities',
    element: 'Yoga in the Open',
    field: 'When, in words',
    value: 'On 6 March 2027',
  },
  catalogue: { form: 'Shop', element: 'Hoodie', field: 'Price', value: '1650' },
  helplines: {
    form: 'Helplines',
    element: 'Childline Kenya',
    field: 'Number',
    value: '0800 116 116',
  },
  volunteerRoles: {
    form: 'Volunteer roles',
    element: 'Campus Ambassador',
    field: 'Summary',
    value: 'Be our face.',
  },
}

test('a volunteer changes an activity, a role, a price and a helpline in forms, and sees them on the pages', async ({
  page,
}) => {
  test.slow()
  const copy = copyOfProject()
  try {
    cpSync('tests/facts', join(copy, facts), { recursive: true })
    const names = readdirSync(join(copy, facts)).filter((name) => name.endsWith('.json'))
    const before = names.map((name) => readFileSync(join(copy, facts, name), 'utf8'))
    await page.goto('/edit')
    await chooseFolder(page, {
      '.git/HEAD': '',
      ...Object.fromEntries(names.map((name, at) => [`${facts}/${name}`, before[at] ?? ''])),
    })
    for (const [file, each] of Object.entries(changes)) await change(page, file, each)

    const after = await Promise.all(names.map((name) => readFile(page, `${facts}/${name}`)))
    const linesOf = (texts: readonly string[]) => texts.flatMap((text) => text.split('\n'))
    const old = linesOf(before)
    expect(linesOf(after).filter((line, at) => line !== old[at])).toEqual(
      Object.values(changes).map(({ value }) => expect.stringContaining(value)),
    )

    for (const [at, name] of names.entries()) {
      writeFileSync(join(copy, facts, name), after[at] ?? '')
    }
    // What nobody looks at here takes time.
    for (const wing of ['edit.html', 'staff.html']) rmSync(join(copy, wing))
    execFileSync('node', ['scripts/build.mjs', '--mode', 'local'], {
      ...typedIn(copy),
      stdio: 'pipe',
    })
    for (const [name, words] of [
      ['activities', 'On 6 March 2027'],
      ['careers', 'Be our face.'],
      ['shop', 'Ksh 1,650'],
      ['help-now', '0800 116 116'],
    ]) {
      await page.goto(pathToFileURL(resolve(copy, `dist/${name}.html`)).href)
      await expect(page.getByText(words ?? '').first()).toBeVisible()
    }
  } finally {
    rmSync(copy, { recursive: true })
  }
})
