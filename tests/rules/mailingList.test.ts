// @vitest-environment node
import { mailingListCases } from './cases/mailingList'
import { testCases } from './support/testCases'

testCases('mailinglist', mailingListCases)
