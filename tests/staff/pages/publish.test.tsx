import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { monthText } from '@/staff/domain/days'
import { storeInConsole } from '../../support/console'
import { backend } from '../../support/site'
import { dialog, openDesk, put } from '../support/desk'
import { confirm, giftFor, oldGrant, staffAccount, storeIncome, wycliffe } from '../support/staff'

const today = dayInKenya(new Date())
const open = () =>
  openDesk('Book', async () => {
    await confirm(giftFor(wycliffe, 'TK5AY9DLMG', today))
    await storeIncome(oldGrant)
  })

test('a month that is over is published with one sentence, and taken back by another', async () => {
  const user = await open()
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Month'), 'February 2024')
  await user.click(await screen.findByRole('button', { name: /^Publish the gifts/ }))
  const ask = await dialog('Publish the gifts of February 2024?')
  expect(ask.getByText(/“Ksh 250,000 from fewer than 5 givers\.”/)).toBeVisible()
  await user.click(ask.getByRole('button', { name: 'Publish' }))
  expect(ask.getByText(/^Write what the gifts were spent on/)).toBeVisible()
  put(ask.getByLabelText('Spent on'), 'Talks at two campuses')
  await user.click(ask.getByRole('button', { name: 'Publish' }))
  const part = within(await screen.findByRole('region', { name: 'On the site' }))
  expect(await part.findByText(/Somebody else of the team has to take it back\.$/)).toBeVisible()
  expect(part.queryByRole('button')).toBeNull()
  const [publication] = backend.documents('publications')
  expect(backend.documents('monthsShown')).toEqual([
    {
      id: '2024-02',
      fields: {
        ...{ received: 25e4, givers: 0, spent: 'Talks at two campuses' },
        publication: publication?.id,
      },
    },
  ])

  await storeInConsole({
    [`publications/${publication?.id}`]: { ...publication?.fields, by: 'another' },
  })
  await user.selectOptions(screen.getByLabelText('Month'), monthText(today.slice(0, 7)))
  await user.selectOptions(screen.getByLabelText('Month'), 'February 2024')
  await user.click(await screen.findByRole('button', { name: 'Take it back…' }))
  const back = await dialog('Take back the gifts of February 2024?')
  await user.click(back.getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByRole('button', { name: /^Publish the gifts/ })).toBeVisible()
  expect(backend.documents('monthsShown')).toEqual([])
  expect(backend.documents('publications')).toMatchObject([
    { fields: { by: 'another', backByEmail: staffAccount.email } },
  ])
})
