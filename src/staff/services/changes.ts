import { listeners } from '@/services/listeners'
import type { Write } from './write'

export const { listen: watchChanges, tell: publishChanges } = listeners<readonly Write[]>()
