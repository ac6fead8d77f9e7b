import { vi } from 'vitest'

// Imported before the site's modules, which read it once: the till that cannot be asked what came of a prompt.
vi.stubEnv('VITE_STK_BASE_URL', `${import.meta.env.VITE_STK_BASE_URL}/other-till`)
