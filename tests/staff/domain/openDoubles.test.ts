import { expect, it } from 'vitest'
import { withOpenDoubles } from '@/staff/domain/openDoubles'

const pledge = (id: string, email: string, state = 'open', closed: object | null = null) => ({
  ...{ id, email, payment: { state }, closed },
})

it("staff find one person's open pledges together, and the others where they were", () => {
  const list = [
    pledge('new', 'asha@example.org'),
    pledge('other', 'brian@example.org'),
    pledge('paid', 'asha@example.org', 'confirmed'),
    pledge('no address', ''),
    pledge('old', ' Asha@Example.org'),
    pledge('closed', 'asha@example.org', 'open', {}),
    pledge('no address either', ''),
  ]
  const found = withOpenDoubles(list).map((each) => each.id)
  expect(found.join(', ')).toBe('new, old, other, paid, no address, closed, no address either')
})
