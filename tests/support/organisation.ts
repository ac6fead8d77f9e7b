import { afterEach } from 'vitest'
import { organisation } from '@/content/organisation'

const asWritten = { ...organisation }

/** Fills in facts of the organisation for one test; afterwards they are as written again. */
export function setOrganisation(facts: Partial<typeof organisation>): void {
  Object.assign(organisation, facts)
}

afterEach(() => {
  Object.assign(organisation, asWritten)
})
