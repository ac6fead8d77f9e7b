import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { watchLeaving } from '@/app/start/leaving'
import { isLeavingSite } from '@/device/leaving'
import { helplines, type Helpline } from '@/content/texts/helplines'
import { QuickExit } from '@/components/help/QuickExit'
import * as marks from '@/config/marks'
import { whenIdle } from '@/device/whenIdle'
import { HelpNowPage } from '@/pages/help/HelpNowPage'
import { giveNavigator } from '../../support/navigator'
import { setConnection } from '../../support/connection'
import { everythingSet, setOrganisation } from '../../support/organisation'
import { storeInConsole } from '../../support/console'
import { expectLink, openPages } from '../../support/site'

const open = () => openPages({ '/help-now': HelpNowPage }, '/help-now')

function lineOf(number: string): Helpline {
  const found = helplines.find((line) => line.number === number)
  if (!found) throw new Error(`No such line: ${number}`)
  return found
}

/** What is said of phoning each line. */
const phonedTexts = () =>
  ['1199', '0722178177', '116', '1195', '1192'].map((number) => {
    const call = document.querySelector(`main li a[href="tel:${number}"]`)
    return call?.parentElement?.previousElementSibling?.textContent
  })

const neutral = 'https://www.google.com/search?q=weather+nairobi'

describe('the helplines', () => {
  it('can each be dialled, and say once that we have not phoned them', async () => {
    await open()
    for (const [name, href] of [
      ['Call 999', 'tel:999'],
      ['Call 112', 'tel:112'],
      ['Call Befrienders Kenya, 0722 178 177', 'tel:0722178177'],
      ['Call one2one, LVCT Health, 1190', 'tel:1190'],
      ['SMS to one2one, LVCT Health 1190', 'sms:1190'],
      ['Call Childline Kenya, 116, day and night', 'tel:116'],
      ['Call Gender-based violence, 1195, day and night', 'tel:1195'],
      ['Call NACADA, alcohol and drugs, 1192, Monday to Friday, 8:00 to 17:00', 'tel:1192'],
    ] as const)
      expectLink(name, href)
    // Under two headings.
    const redCross = 'Call Kenya Red Cross psychological support, 1199, day and night'
    for (const link of screen.getAllByRole('link', { name: redCross }))
      expect(link).toHaveAttribute('href', 'tel:1199')
    expect(screen.getByText('Your campus counselling office')).toBeVisible()
    expect(screen.queryByText(/North Campus/)).toBeNull()
    const notPhoned =
      'We took these numbers from public sources and have not phoned them ourselves yet.'
    expect(screen.getAllByText(notPhoned)).toHaveLength(1)
  })

  it("stand beside the campus's counselling, and can be sent to a friend", async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('Closed', 'AbortError'))
    giveNavigator('share', share)
    setOrganisation({ campusCounselling: everythingSet.campusCounselling })
    const user = await open()
    expect(screen.getByText(/North Campus: Room 4/)).toBeVisible()
    expectLink('+254 700 000 004', 'tel:+254700000004')
    const link = screen.getByRole('link', { name: 'Send by WhatsApp' })
    const url = new URL(link.getAttribute('href') ?? '')
    expect(url.origin + url.pathname).toBe('https://wa.me/')
    const text =
      /^These people listen.*To talk, call 1199 \(Kenya Red Cross psychological support\)\. In danger, call 999\..*\/help-now$/
    expect(url.searchParams.get('text')).toMatch(text)
    const sms = screen.getByRole('link', { name: 'Send by SMS' }).getAttribute('href') ?? ''
    expect(decodeURIComponent(sms.replace('sms:?&body=', ''))).toMatch(text)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share.mock.calls[0]?.[0]).toMatchObject({ url: `${location.origin}/help-now` })
  })

  it('say nothing of phoning once all were phoned', async () => {
    for (const line of helplines) vi.spyOn(line, 'verifiedOn', 'get').mockReturnValue('2026-11-01')
    await open()
    expect(screen.queryByText(/have not phoned/)).toBeNull()
  })

  it('say when staff last phoned them, if that is long ago, and how to write', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:00:00Z') })
    for (const number of ['1199', '116', '1192'])
      vi.spyOn(lineOf(number), 'verifiedOn', 'get').mockReturnValue('2026-05-26')
    await storeInConsole({
      'public/helplines': {
        // By a clock that is an hour ahead.
        1199: new Date('2026-11-21T23:00:00.123Z'),
        '0722 178 177': new Date('2026-05-25T08:00:00Z'),
        116: new Date('2026-05-20T08:00:00Z'),
        1195: '2026-11-20',
        999: new Date('9999-11-20T08:00:00Z'),
        call: 'H7AAAAAAAAAAAAAAAAAA',
      },
    })
    const writing = { kind: 'WhatsApp', to: '0722 178 177' } as const
    vi.spyOn(lineOf('1199'), 'channels', 'get').mockReturnValue([writing])
    await open()
    const [byWhatsApp] = screen.getAllByRole('link', { name: /^WhatsApp to/ })
    expect(byWhatsApp).toHaveAttribute('href', 'https://wa.me/254722178177')
    const [today, inMay] = ['Last phoned on 22 November 2026.', 'Last phoned on 26 May 2026.']
    expect(await screen.findByText(today)).toBeVisible()
    expect(phonedTexts()).toEqual([today, 'Not phoned since 25 May 2026.', inMay, '', inMay])
    expect(screen.getByText(/have not phoned them ourselves yet: 1190, 1195\.$/)).toBeVisible()
  })

  it.each([
    ['nothing is stored', {}, undefined],
    ['there is no network', {}, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is a web page', {}, async () => new Response('<!doctype html>')],
    ['the visitor saves data', { saveData: true }, undefined],
  ])('stay as the page was built when %s', async (_, connection: object, answer) => {
    setConnection(connection)
    const ask = vi.spyOn(globalThis, 'fetch')
    if (answer) ask.mockImplementation(answer)
    vi.spyOn(lineOf('116'), 'verifiedOn', 'get').mockReturnValue('2026-11-01')
    await open()
    // The page was idle before this.
    await act(() => new Promise<void>((resolve) => void whenIdle(resolve)))
    expect(ask).toHaveBeenCalledTimes('saveData' in connection ? 0 : 1)
    await act(async () => void (await ask.mock.settledResults[0]?.value))
    expect(phonedTexts()).toEqual(['', '', expect.stringMatching(/1 November 2026/), '', ''])
  })

  it('say what happens on a call, and what we are not', async () => {
    const user = await open()
    for (const name of [
      ...['What happens when you call', 'For a friend', 'Is asking for help a crime?'],
      'If somebody looks at your phone',
    ])
      await user.click(screen.getByRole('button', { name }))
    for (const sentence of [
      /^You do not have to decide anything today\./,
      /^Say what comes first.*you can stop at any time/,
      /^Ask directly: “Are you thinking about suicide\?”.*Ask again tomorrow\.$/,
      /^Asking for help is not a crime in Kenya\./,
      /go to the nearest hospital/,
      /Back then shows what was open before/,
      /^We are not an emergency service/,
      /A cart stays, and so does a message that still waits to be sent\./,
      /Your browser’s history may still show/,
    ])
      expect(screen.getByText(sentence)).toBeVisible()
    // No word tells how, diagnoses or blames.
    const harmful = /commit|overdose|crazy|\bmad\b|victim|how bad|usually/i
    expect(document.body.textContent).not.toMatch(harmful)
  })
})

describe('something for right now', () => {
  it('paces six breaths in words, and can be stopped', async () => {
    await open()
    vi.useFakeTimers()
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
    pass(60)
    expect(screen.queryByText('Breathe in'), 'before it is started').toBeNull()
    press('Start the minute')
    expect(screen.getByText('Breathe in')).toBeVisible()
    pass(4)
    expect(screen.getByText('Breathe out')).toBeVisible()
    pass(6)
    expect(screen.getByText('Breathe in')).toBeVisible()
    press('Stop')
    expect(screen.queryByText('Breathe in')).toBeNull()
    press('Start the minute')
    pass(60)
    pass(60)
    expect(screen.getByText('That was a minute. Do it again if it helped.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start the minute' })).toBeVisible()
  })

  it('paces them by ear and by buzzes for closed eyes', async () => {
    const buzz = vi.fn()
    giveNavigator('vibrate', buzz)
    const frequencies: number[] = []
    const stop = vi.fn()
    const parameter = () => ({
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: (value: number) => void (value > 1 && frequencies.push(value)),
    })
    const node = () => {
      const one = { frequency: parameter(), gain: parameter(), start: vi.fn(), stop }
      return Object.assign(one, { connect: (next: object) => next })
    }
    class Sounds {
      readonly currentTime = 0
      readonly destination = {}
      readonly createOscillator = node
      readonly createGain = node
    }
    vi.stubGlobal('AudioContext', Sounds)
    onTestFinished(() => void vi.stubGlobal('AudioContext', undefined))
    await open()
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sound' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Vibration' }))
    expect([frequencies, buzz.mock.calls], 'before it is started').toEqual([[], []])
    fireEvent.click(screen.getByRole('button', { name: 'Start the minute' }))
    act(() => void vi.advanceTimersByTime(4000))
    expect(frequencies, 'up, then down').toEqual([294, 196])
    expect(buzz.mock.calls).toEqual([[200], [0], [[200, 200, 200]]])
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(stop).toHaveBeenCalledTimes(2)
    expect(buzz).toHaveBeenLastCalledWith(0)
  })

  it('shows a sentence in large type, and stores none of it', async () => {
    const user = await open()
    expect(screen.getByRole('textbox', { name: 'What you want to say' })).toHaveValue('')
    const opening = { name: 'I cannot explain it. Please sit with me.' }
    await user.click(screen.getByRole('button', opening))
    const field = screen.getByRole('textbox', { name: 'What you want to say' })
    await user.type(field, ' Now.')
    await user.click(screen.getByRole('button', { name: 'Show it large' }))
    const card = screen.getByRole('dialog', { name: 'Write it and show it' })
    expect(card).toHaveTextContent('I cannot explain it. Please sit with me. Now.')
    await user.click(within(card).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.clear(field)
    expect(screen.getByRole('button', { name: 'Show it large' })).toBeDisabled()
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })
})

describe('Leave this page', () => {
  watchLeaving()

  /** The link, leading to a place that jsdom can go to. */
  function openExit() {
    document.title = 'Need help now?'
    render(<QuickExit />)
    // Another key, so that no press of the test before counts.
    fireEvent.keyUp(document.body, { key: 'Escape' })
    const link = screen.getByRole('link', { name: 'Leave this page' })
    expect(link).toHaveAttribute('href', neutral)
    expect(link).toHaveAttribute('rel', 'nofollow noreferrer')
    link.setAttribute('href', '#weather')
    return { user: userEvent.setup(), link }
  }
  const isLeft = () => location.hash === '#weather' && isLeavingSite()

  afterEach(() => {
    document.body.removeAttribute(marks.left)
    document.getElementById(marks.coverId)?.remove()
    history.replaceState(null, '', '/')
  })

  it('covers the page at once and leads to the neutral one', async () => {
    const { user, link } = openExit()
    await user.click(link)
    expect(isLeft()).toBe(true)
    expect(screen.getByRole('alert')).toHaveTextContent('Loading.')
    expect(document.title).toBe('Loading')
  })

  it('leaves no login and nothing typed behind, even of what was still on its way', async () => {
    const { user, link } = openExit()
    const store = () => {
      sessionStorage.setItem('draft:1:contact', '{}')
      for (const storage of [sessionStorage, localStorage])
        storage.setItem('firebase:authUser:demo:[DEFAULT]', '{}')
    }
    const stored = () => [sessionStorage.length, localStorage.length]
    store()
    await user.click(link)
    expect(stored()).toEqual([0, 0])
    store()
    fireEvent(window, new PageTransitionEvent('pagehide'))
    expect(stored()).toEqual([0, 0])
  })

  it('happens at three presses of Shift, not of capitals, and counts down', async () => {
    const { user } = openExit()
    await user.keyboard('{Shift>}a{/Shift}{Shift>}b{/Shift}{Shift>}c{/Shift}{Shift>}d{/Shift}')
    expect(screen.queryByText(/^To leave/)).toBeNull()
    for (const meanwhile of ['pointerDown', 'wheel', 'input', 'compositionStart'] as const) {
      for (let times = 0; times < 3; times += 1) {
        await user.keyboard('{Shift>3}')
        fireEvent[meanwhile](document.body, { shiftKey: true })
        await user.keyboard('{/Shift}')
      }
    }
    expect(isLeavingSite()).toBe(false)
    await user.click(document.body)
    await user.keyboard('{Shift}')
    expect(screen.getByText('To leave, press Shift 2 more times.')).toBeInTheDocument()
    await user.keyboard('{Shift}')
    expect(screen.getByText('To leave, press Shift 1 more time.')).toBeInTheDocument()
    expect(isLeavingSite()).toBe(false)
    await user.keyboard('{Shift}')
    expect(isLeft()).toBe(true)
  })

  it('says nothing once the presses no longer count', () => {
    vi.useFakeTimers()
    openExit()
    fireEvent.keyUp(document.body, { key: 'Shift' })
    expect(screen.getByText('To leave, press Shift 2 more times.')).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(3000))
    fireEvent.keyUp(document.body, { key: 'Shift' })
    act(() => void vi.advanceTimersByTime(4999))
    expect(screen.getByText('To leave, press Shift 1 more time.')).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText(/^To leave/)).toBeNull()
  })

  it('does not happen on a page without the link', async () => {
    await userEvent.setup().keyboard('{Shift}{Shift}{Shift}')
    expect(isLeavingSite()).toBe(false)
  })
})
