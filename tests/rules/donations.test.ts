// @vitest-environment node
import { donationCases } from './cases/donations'
import { testCases } from './support/testCases'

testCases('donations', donationCases)
