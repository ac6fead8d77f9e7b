import { listen, type ListeningBackend } from 'local-backend'
import {
  createSiteBackend,
  type SiteBackend,
  type SiteBackendOptions,
} from '../../local/siteBackend'
import { rulesSource } from '../rules/support/rules'
import { otherTill } from './otherTill'

export interface RunningBackend extends ListeningBackend {
  readonly backend: SiteBackend
}

/** The Firebase project id of tests. */
export const testProjectId = 'demo-test'

/**
 * Starts the site's backend, and another till, on a port of its own, under firestore.rules for the goods
 * of the tests unless given others.
 */
export async function startBackend(
  options: Partial<SiteBackendOptions> = {},
): Promise<RunningBackend> {
  const backend = createSiteBackend({
    projectId: testProjectId,
    rules: rulesSource,
    services: [otherTill()],
    ...options,
  })
  return { backend, ...(await listen(backend)) }
}
