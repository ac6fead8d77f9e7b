import { EmailJSResponseStatus, sendForm } from '@emailjs/browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '@/domain/failure'
import { mailContactMessage } from '@/services/mail'

vi.mock('@emailjs/browser', async (importOriginal) => {
  return { ...(await importOriginal<object>()), sendForm: vi.fn() }
})

const message = {
  name: 'Asha',
  email: 'asha@example.org',
  subject: 'Private matter',
  message: 'Something nobody else may read',
}
let log: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const failureOf = (call: Promise<void>) =>
  call.then(
    () => null,
    (reason: unknown) => (reason instanceof Failure ? reason.code : reason),
  )

describe('an EmailJS error becomes a failure, with its own words on the console', () => {
  it.each([
    [new EmailJSResponseStatus(451, 'No headless browser'), 'refused', '451 No headless browser'],
    ['The public key is required.', 'refused', 'The public key is required.'],
    [new TypeError('Failed to fetch'), 'no-connection', 'Failed to fetch'],
  ])('%o', async (reason, code, words) => {
    vi.mocked(sendForm).mockRejectedValueOnce(reason)
    expect(await failureOf(mailContactMessage(message))).toBe(code)
    expect(log.mock.calls).toEqual([[`EmailJS: ${words}`]])
  })

  it('and a web page as answer is cut short', async () => {
    const page = new EmailJSResponseStatus(502, '<p>'.repeat(10_000))
    vi.mocked(sendForm).mockRejectedValueOnce(page)
    expect(await failureOf(mailContactMessage(message))).toBe('unavailable')
    expect(String(log.mock.calls[0]?.[0])).toHaveLength('EmailJS: '.length + 200)
  })
})
