import { EmailJSResponseStatus, sendForm } from '@emailjs/browser'
import { describe, expect, it, vi } from 'vitest'
import { mailContactMessage } from '@/services/mail'
import { watchConsole } from '../support/network'
import { message } from '../support/records'

vi.mock('@emailjs/browser', async (importOriginal) => {
  return { ...(await importOriginal<object>()), sendForm: vi.fn() }
})

describe('an EmailJS error becomes a failure, with its own words on the console', () => {
  it.each([
    [new EmailJSResponseStatus(451, 'No headless browser'), 'refused', '451 No headless browser'],
    ['The public key is required.', 'refused', 'The public key is required.'],
    [new TypeError('Failed to fetch'), 'no-connection', 'Failed to fetch'],
  ])('%o', async (reason, code, words) => {
    const printed = watchConsole()
    vi.mocked(sendForm).mockRejectedValueOnce(reason)
    await expect(mailContactMessage(message)).rejects.toMatchObject({ code })
    expect(printed()).toEqual([`EmailJS: ${words}`])
  })

  it('and a web page as answer is cut short', async () => {
    const page = new EmailJSResponseStatus(502, '<p>'.repeat(10_000))
    const printed = watchConsole()
    vi.mocked(sendForm).mockRejectedValueOnce(page)
    await expect(mailContactMessage(message)).rejects.toMatchObject({ code: 'unavailable' })
    expect(printed()[0]).toHaveLength('EmailJS: '.length + 200)
  })
})
