import { sendText } from '../src/http/answers.ts'
import { readBody } from '../src/http/requestBody.ts'
import type { Service } from '../src/service.ts'

/** A service such as a project may bring. */
export function tillService(): Service {
  const payments: object[] = []
  return {
    name: 'till',
    owns: (pathname) => pathname === '/pay',
    answer: async (request, response) => {
      payments.push(JSON.parse((await readBody(request, 1024)).toString('utf8')) as object)
      sendText(response, 200, 'paid')
    },
    answerError: (response, { status, name }) =>
      sendText(response, status, `The till is closed: ${name}`),
    reset: () => {
      payments.length = 0
    },
    panel: {
      title: 'Payments',
      key: 'payments',
      entries: () => payments,
      hints: {
        title: 'To try',
        headings: ['What is paid', 'What it says'],
        rows: [['anything', '"paid"']],
      },
    },
  }
}
