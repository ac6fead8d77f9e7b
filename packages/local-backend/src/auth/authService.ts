import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SentMail } from '../email/outbox.ts'
import { sendJson } from '../http/answers.ts'
import { originOfPage } from '../http/requestAddress.ts'
import type { Service, ServiceError } from '../service.ts'
import { AuthEmulator, type SeededAccount } from './authEmulator.ts'

interface AuthServiceOptions {
  projectId: string
  accounts: readonly SeededAccount[]
  /** The project's own page for links in mails; null for the emulator's. */
  mailLinks: string | null
  outbox: SentMail[]
  log: (line: string) => void
  now: () => Date
}

const addresses =
  /^\/(?:(?:identitytoolkit|securetoken|www)\.googleapis\.com\/|emulator\/(?:v1\/projects\/[^/]+\/(?:accounts|config|oobCodes|verificationCodes|tenants)\b|action$|auth\/|openapi\.json$))/

/** The mails whose links lead to the project's own page; a project has one page for all of them. */
const ownPage: ReadonlySet<string> = new Set(['PASSWORD_RESET', 'VERIFY_EMAIL', 'RECOVER_EMAIL'])

/** The Auth service. Starts with the first request, which therefore takes a moment. */
export class AuthService implements Service {
  readonly name = 'auth'
  readonly #options: AuthServiceOptions
  readonly #mailed = new Set<string>()
  #starting: Promise<AuthEmulator> | null = null
  #emulator: AuthEmulator | null = null
  /** The site that asked last, where links in mails lead. */
  #site = 'http://localhost'

  constructor(options: AuthServiceOptions) {
    this.#options = options
  }

  owns(pathname: string): boolean {
    return addresses.test(pathname)
  }

  async start(): Promise<void> {
    await this.#running()
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const emulator = await this.#running()
      // While the connection is still busy with its previous answer, a response has no connection
      // yet, and the emulator would think that it has ended.
      if (response.socket === null && !response.destroyed) await once(response, 'socket')
      // Codes disappear when used, so collect those of earlier requests first.
      this.collectMails()
      this.#site = originOfPage(request)
      response.once('finish', () => this.collectMails())
      emulator.listener(request, response)
    } catch (error) {
      const message = `The Auth emulator did not start. ${String(error)}`
      this.#options.log(message)
      sendJson(response, 500, { error: { code: 500, message, status: 'INTERNAL' } })
    }
  }

  answerError(response: ServerResponse, { status, name, message }: ServiceError): void {
    // The service's own refusals are a name; Google's network answers with a sentence.
    const said = status < 429 ? name : message
    sendJson(response, status, { error: { code: status, message: said, status: name } })
  }

  /** Puts the mails of new codes into the outbox. */
  collectMails(): void {
    for (const { oobCode, oobLink, requestType, email } of this.#emulator?.codes() ?? []) {
      if (this.#mailed.has(oobCode)) continue
      this.#mailed.add(oobCode)
      this.#options.outbox.push({
        time: this.#options.now().toISOString(),
        endpoint: '/auth',
        serviceId: 'auth',
        templateId: requestType,
        params: { to_email: email, oobCode },
        link: ownPage.has(requestType) ? this.#ownLink(oobLink) : oobLink,
      })
    }
  }

  /** Does nothing until the service has been started. */
  async reset(): Promise<void> {
    if (this.#starting === null) return
    const emulator = await this.#running()
    await emulator.reset()
    this.#mailed.clear()
  }

  /** The project's own page, with the parameters that Firebase gives a custom action page. */
  #ownLink(oobLink: string): string {
    const { mailLinks } = this.#options
    if (mailLinks === null) return oobLink
    const given = new URL(oobLink).searchParams
    const link = new URL(mailLinks, this.#site)
    for (const name of ['mode', 'oobCode', 'apiKey', 'continueUrl', 'lang']) {
      const value = given.get(name)
      if (value !== null) link.searchParams.set(name, value)
    }
    return link.href
  }

  #running(): Promise<AuthEmulator> {
    this.#starting ??= this.#load()
    return this.#starting
  }

  async #load(): Promise<AuthEmulator> {
    const { projectId, accounts, log } = this.#options
    try {
      log('Starting the Auth emulator: the first request to it takes a moment')
      this.#emulator = await AuthEmulator.start(projectId, accounts)
      return this.#emulator
    } catch (error) {
      // The next request tries again.
      this.#starting = null
      throw error
    }
  }
}
