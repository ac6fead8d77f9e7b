// @vitest-environment node
import { otherPathCases } from './cases/otherPaths'
import { testCases } from './support/testCases'

testCases('otherpaths', otherPathCases)
