import { createLocalBackend } from '../src/createLocalBackend.ts'
import { listen, type ListeningBackend } from '../src/listen.ts'
import type { LocalBackend, LocalBackendOptions } from '../src/localBackend.ts'

export interface RunningBackend extends ListeningBackend {
  readonly backend: LocalBackend
}

export const testProjectId = 'demo-test'

/** Somebody who can log in, with a profile. */
export const ann = {
  label: 'Demo login',
  uid: 'ann',
  email: 'ann@example.org',
  password: 'sit down and talk',
} as const

export const profile = { email: ann.email, name: 'Ann', age: 20, rating: 4.5, tags: ['a', null] }

/** Starts a backend that knows Ann, on a port of its own. */
export async function startBackend(
  options: Partial<LocalBackendOptions> = {},
): Promise<RunningBackend> {
  const backend = createLocalBackend({
    projectId: testProjectId,
    accounts: [ann],
    documents: () => [{ path: 'users/ann', fields: profile }],
    mailLinks: '/new-password',
    ...options,
  })
  return { backend, ...(await listen(backend)) }
}
