// @vitest-environment node
import { orderCases } from './cases/orders'
import { testCases } from './support/testCases'

testCases('orders', orderCases)
