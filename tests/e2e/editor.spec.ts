import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { paths, staffPath } from '@/config/paths'
import { expect, siteTest as test } from './site'

const facts = 'src/content/facts'
const files = Object.fromEntries(
  readdirSync('tests/facts').map((name) => [
    `${facts}/${name}`,
    readFileSync(`tests/facts/${name}`, 'utf8'),
  ]),
)

/** The folder that a person chooses: the browser's own, since no test can press the buttons of its dialog. */
async function chooseFolder(page: Page) {
  await page.evaluate(
    async (texts) => {
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
    },
    { '.git/HEAD': '', ...files },
  )
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
}

const readFile = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const folders = address.split('/')
    const name = folders.pop() ?? ''
    let folder = await navigator.storage.getDirectory()
    for (const each of folders) folder = await folder.getDirectoryHandle(each)
    const file = await (await folder.getFileHandle(name)).getFile()
    return { text: await file.text(), bytes: file.size }
  }, path)
const readText = async (page: Page, path: string) => (await readFile(page, path)).text

/** Waits until a file says it: while it is being written, it cannot be read. */
const isWritten = (page: Page, path: string, text: string) =>
  expect(async () => expect(await readText(page, path)).toContain(text)).toPass()

interface Change {
  readonly form: string
  readonly element: string
  readonly field: string
  readonly value: string
}

async function open(page: Page, { form, element, field }: Omit<Change, 'value'>) {
  await page.getByRole('treeitem', { name: form, exact: true }).click()
  const closed = page.getByRole('group').filter({ hasText: element }).last()
  await closed.getByRole('button', { name: 'Expand' }).click()
  // The editor sets the names of others apart from its own words.
  return page.getByRole('group', { name: `“\u2068${field}\u2069” Field` })
}

async function fillIn(page: Page, { value, ...place }: Change) {
  const input = await open(page, place)
  await input.getByRole('textbox').or(input.getByRole('spinbutton')).fill(value)
}

const changes = {
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
} as const satisfies Readonly<Record<string, Change>>

test('a volunteer changes an activity, a role, a price, a helpline and a photo in forms, and only these lines of the facts change', async ({
  page,
}) => {
  await page.goto('/edit')
  await chooseFolder(page)
  for (const [file, each] of Object.entries(changes)) {
    await fillIn(page, each)
    await page.getByRole('button', { name: 'Save' }).click()
    await isWritten(page, `${facts}/${file}.json`, each.value)
  }

  const written: string[] = []
  for (const [path, before] of Object.entries(files)) {
    const lines = before.split('\n')
    const after = (await readText(page, path)).split('\n')
    written.push(...after.filter((line, at) => line !== lines[at]))
  }
  expect(written).toEqual(Object.values(changes).map(({ value }) => expect.stringContaining(value)))

  // A photo is made small and put where pages look for it.
  const place = { form: 'Leaders', element: 'Chair', field: 'Photo' }
  const photo = await open(page, place)
  await photo.getByRole('button', { name: 'Browse' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload' }).click()
  await (await chooser).setFiles('docs/home.png')
  await page.getByRole('button', { name: 'Insert' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await isWritten(page, `${facts}/leaders.json`, '"/people/home.webp"')
  expect(statSync('docs/home.png').size).toBeGreaterThan(60_000)
  expect((await readFile(page, 'public/people/home.webp')).bytes).toBeLessThan(60_000)
})

const today = '2027-03-01T12:00:00Z'
const head = { oid: 'a1', history: { nodes: [{ oid: 'a1', author: {}, committedDate: today }] } }
const main = { ref: { target: head } }
/** All that GitHub answers, in one: each call finds there what it asked for. */
const github = {
  ...{ id: 1, login: 'amina', number: 7 },
  tree: Object.keys(files).map((path, at) => ({ type: 'blob', path, sha: `${at}`, size: 1 })),
  data: {
    repository: {
      ...main,
      ...Object.fromEntries(Object.values(files).map((text, at) => [`content_${at}`, { text }])),
      ...Object.fromEntries(Object.keys(files).map((_, at) => [`commit_${at}`, { target: head }])),
      pullRequests: { nodes: [] },
    },
    fork: { id: 'ours' },
    base: main,
    createRef: {},
    createCommitOnBranch: { commit: { oid: 'b2', committedDate: today } },
  },
}

test('a change made online becomes a pull request, and main stays as it is', async ({ page }) => {
  const sent: string[] = []
  const hosts = new Set<string>()
  page.on('requestfinished', (request) => hosts.add(new URL(request.url()).hostname))
  await page.route('https://api.github.com/**', (route) => {
    sent.push(route.request().postData() ?? '')
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    return route.fulfill({ headers, json: github })
  })

  await page.goto('/edit')
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox').fill('github_pat_1')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await fillIn(page, changes.catalogue)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('saved as a draft')).toBeVisible()

  const branches = sent.flatMap((body) => /"branchName":"([^"]*)"/.exec(body)?.[1] ?? [])
  expect(branches).toEqual(['cms/_singletons/catalogue'])
  const proposal = sent.find((body) => body.includes('"base":"main"'))
  expect(JSON.parse(proposal ?? '')).toMatchObject({ head: branches[0], draft: true })
  expect([...hosts]).toEqual(['localhost', 'api.github.com'])
})

test('no page, sitemap or worker names the editor, and no page frames it', async ({ request }) => {
  const textOf = async (address: string) => (await request.get(address)).text()
  for (const address of [...Object.values(paths), staffPath, '/sitemap.xml', '/sw.js']) {
    expect(await textOf(address), address).not.toMatch(/["/]edit(or)?["/.]/)
  }
  const answer = await request.get('/edit')
  expect(await answer.text()).toContain('<meta name="robots" content="noindex" />')
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(answer.headers()['x-frame-options']).toBe('DENY')
})
