import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { createServer as createPages } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'

const newKey =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=elsewhere -keyout -'

/** A proxy that answers for the rest of the web, so that no test reaches it. */
export async function startElsewhere() {
  const pem = execFileSync('openssl', newKey.split(' '), { stdio: 'pipe' })
  const pages = createPages({ key: pem, cert: pem }, (_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Weather</h1>'),
  )
  const sockets = new Set<Socket>()
  const proxy = createServer().on('connect', (_, socket: Socket) => {
    sockets.add(socket.on('error', () => undefined))
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    pages.emit('connection', socket)
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
