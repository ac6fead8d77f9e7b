import type { IncomingMessage } from 'node:http'

/** The body is longer than the address accepts; the rest was not kept. */
export class BodyTooLargeError extends Error {
  readonly limitBytes: number

  constructor(limitBytes: number) {
    super(`The request body is larger than ${limitBytes} bytes`)
    this.limitBytes = limitBytes
  }
}

/** Reads the whole body. Rejects with BodyTooLargeError above `limitBytes`, or when the client leaves. */
export function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      // Keeps reading, but keeps nothing: a client that is still sending would not see our answer.
      if (size > limitBytes) chunks.length = 0
      else chunks.push(chunk)
    })
    request.on('end', () => {
      if (size > limitBytes) reject(new BodyTooLargeError(limitBytes))
      else resolve(Buffer.concat(chunks))
    })
    request.on('error', reject)
    // A client that left before we began to read is not reported again.
    if (request.destroyed) reject(new Error('The client has left'))
    request.on('close', () => reject(new Error('The client left before sending the whole body')))
  })
}
