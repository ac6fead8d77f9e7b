// @vitest-environment node
import { userCases } from './cases/users'
import { testCases } from './support/testCases'

testCases('users', userCases)
