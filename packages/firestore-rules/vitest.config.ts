import { defineConfig } from 'vitest/config'

/** A busy computer is slow, not wrong; code that can be changed in a thousand ways is slower still. */
const testTimeout = process.env.STRYKER_MUTATOR_WORKER ? 120_000 : 20_000

export default defineConfig({ test: { name: 'firestore-rules', testTimeout } })
