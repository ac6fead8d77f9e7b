import type { ControlApi } from './control-page/controlApi.ts'
import { applyFault, type FaultQueue } from './faults.ts'
import { allowAnyOrigin } from './http/answers.ts'
import { requestAddress } from './http/requestAddress.ts'
import type { LocalBackend } from './localBackend.ts'
import type { Service } from './service.ts'

/** Passes each request to the service that owns its address, unless a fault waits for it. */
export function handlerOf(
  services: readonly Service[],
  control: ControlApi,
  faults: FaultQueue,
): LocalBackend['handle'] {
  return (request, response, next) => {
    const address = requestAddress(request)
    if (address === null) return next()
    const { pathname } = address
    if (control.owns(pathname)) {
      void control.answer(request, response, address)
      return
    }
    const service = services.find((each) => each.owns(pathname))
    if (service === undefined) return next()
    if (allowAnyOrigin(request, response)) return
    const carryOut = (): void => void service.answer(request, response, address)
    // Faults never meet the emulators' own addresses, which a real project does not have.
    const fault = pathname.startsWith('/emulator/') ? null : faults.take(service.name)
    if (fault === null) carryOut()
    else applyFault(fault, service, request, response, carryOut)
  }
}
