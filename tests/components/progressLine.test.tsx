import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProgressLine } from '@/components/payment/ProgressLine'
import { payingSteps } from '@/content/texts/progress'

it('a visitor hears all steps, which are done, and the current one', () => {
  render(<ProgressLine steps={payingSteps} current="Pay" />)
  expect(screen.getByRole('list', { name: 'Progress' })).toBeVisible()
  const [details, pay, done] = screen.getAllByRole('listitem')
  expect(details).toHaveTextContent('Details (done)')
  expect(details).not.toHaveAttribute('aria-current')
  expect(pay).toHaveAttribute('aria-current', 'step')
  expect(pay).toHaveTextContent(/^Pay$/)
  expect(done).not.toHaveAttribute('aria-current')
  expect(done).toHaveTextContent(/^Done$/)
})
