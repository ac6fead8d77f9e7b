import { defineConfig } from 'vitest/config'

/** A busy computer is slow, not wrong. */
const testTimeout = 20_000

export default defineConfig({ test: { name: 'payment-service', testTimeout } })
