import { readBody, sendJson, type Service } from 'local-backend'

/** A till endpoint of anybody's at /other-till: takes each request, and cannot be asked about it. */
export function otherTill(): Service {
  const asked: object[] = []
  return {
    name: 'other-till',
    owns: (pathname) => pathname === '/other-till/api/stkpush',
    answer: async (request, response) => {
      asked.push(JSON.parse(String(await readBody(request, 1024))) as object)
      const words = 'Success. Request accepted for processing'
      sendJson(response, 200, { ResponseCode: '0', ResponseDescription: words })
    },
    answerError: (response, { status, message }) => sendJson(response, status, { message }),
    reset: () => {
      asked.length = 0
    },
    panel: { title: 'Other till', key: 'otherTillRequests', entries: () => asked },
  }
}
