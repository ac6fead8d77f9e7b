import { afterEach } from 'vitest'
import organisation from '@/content/facts/organisation.json'

/** The organisation of tests with all that it can set. */
export const everythingSet = { ...organisation }

/** What the site shows of an organisation that has filled in nothing yet. */
const nothingSet: Partial<typeof organisation> = {
  ...{ phone: null, whatsApp: null, email: null, partnershipsEmail: null, contactHours: null },
  ...{ waitlistUrl: null, signUpFormUrl: null, volunteerFormUrl: null, registrationNumber: null },
  ...{ till: null, bank: null, cardGivingUrl: null, giftExamples: null, membershipFeeKsh: null },
  ...{ campusCounselling: [], socialLinks: [], giftUse: [], memberBenefits: [] },
}

/** Fills in facts of the organisation for one test. */
export function setOrganisation(facts: Partial<typeof organisation>): void {
  Object.assign(organisation, facts)
}

// Each test says itself what is set.
setOrganisation(nothingSet)
afterEach(() => setOrganisation(nothingSet))
