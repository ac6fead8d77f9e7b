import { holdScript } from './network'
import { becomesInteractive, expect, test } from './site'

/** React's word for a page that something else has changed. */
const drawnAgain = expect.stringContaining('Minified React error #418')

/** As Chrome does: each text, also a later one, becomes a <font>. The words stay, so that they can be found. */
function translate() {
  const isLeft = 'script, style, noscript, textarea, title, font, svg, option'
  function wrap(text: Node): void {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(isLeft)) return
    const font = document.createElement('font')
    font.textContent = text.nodeValue
    text.parentNode?.replaceChild(font, text)
  }
  function wrapAll(root: Node): void {
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(wrap)
  }
  wrapAll(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      addedNodes.forEach((node) => node.isConnected && wrapAll(node))
  }).observe(document.body, { childList: true, subtree: true })
}

const changes: Readonly<Record<string, () => void>> = {
  'Chrome has translated': translate,
  'other helpers of a reader have changed': () => {
    // Firefox and Edge translate word by word and keep the elements; a blocker removes a part.
    for (const heading of document.querySelectorAll('h1, h2')) heading.textContent = 'Karibu'
    document.querySelector('main p')?.remove()
    // An extension wraps fields, into which a password manager puts its signs.
    for (const field of document.querySelectorAll('main input')) {
      const frame = document.createElement('span')
      field.replaceWith(frame)
      frame.append(field, '🔑')
    }
  },
}

test.describe('before the script comes', () => {
  test.use({ expectedConsole: [drawnAgain] })

  for (const [what, change] of Object.entries(changes)) {
    test(`text, ticks and the focus stay on a page that ${what}`, async ({ page }) => {
      const release = await holdScript(page)
      await page.goto('/Register')
      await page.evaluate(change)
      const form = page.getByRole('form', { name: 'Registration' })
      const [first, town] = [form.getByLabel('First name'), form.getByLabel('Location')]
      const paid = form.getByLabel('I have paid the membership fee')
      await first.fill('Asha')
      await paid.check()
      await town.pressSequentially('Nai')
      release()
      await becomesInteractive(page)
      await expect(first).toHaveValue('Asha')
      await expect(paid).toBeChecked()
      await expect(town).toBeFocused()
      await page.keyboard.type('robi')
      await page.reload()
      await expect(town).toHaveValue('Nairobi')
    })
  }

  test('choices, presses, forms and the cart work when translated', async ({ page, backend }) => {
    const release = await holdScript(page)
    await page.goto('/shop')
    await page.evaluate(translate)
    const item = page.getByRole('article').first()
    const add = item.getByRole('button', { name: 'Add to Cart' })
    await item.getByRole('radio', { name: 'M' }).focus()
    await page.keyboard.press('Space')
    await add.click()
    const form = page.getByRole('form', { name: 'Newsletter' })
    await form.getByRole('textbox').fill('asha@example.org')
    await form.getByRole('button').click()
    release()
    const cart = page.getByRole('banner').getByRole('link', { name: /cart/i })
    await expect(cart).toContainText('1')
    await add.click()
    await expect(cart).toContainText('2')
    await expect(page.getByText('2 × T-Shirt, M')).toBeVisible()
    await expect(page.getByText(/^Subscribed to our newsletter/).first()).toBeVisible()
    const { mailingList } = (await backend.state()).documents
    expect(mailingList?.map(({ fields }) => fields['email'])).toEqual(['asha@example.org'])
  })
})
