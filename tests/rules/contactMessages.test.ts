// @vitest-environment node
import { contactMessageCases } from './cases/contactMessages'
import { testCases } from './support/testCases'

testCases('contactmessages', contactMessageCases)
