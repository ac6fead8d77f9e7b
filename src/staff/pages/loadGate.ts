import { filesMissedBy, reloadForNewVersion } from '@/device/newVersion'
import { loadPart } from '@/services/call'

/** Loads what only logged-in people need, which is nearly everything. @throws Failure `no-connection` */
export const loadGate = () => loadPart(importGate)

async function importGate() {
  try {
    return await import('./StaffGate')
  } catch (error) {
    // The page stays as it is until the reload.
    if (await reloadForNewVersion(filesMissedBy(error))) await new Promise(() => undefined)
    throw error
  }
}
