import { loadAwaited } from '@/services/call'

/** Loads what only logged-in people need, which is nearly everything. @throws Failure `no-connection` */
export const loadGate = () => loadAwaited(() => import('./StaffGate'))
