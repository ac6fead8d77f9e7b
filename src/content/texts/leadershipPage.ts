import { inWords } from '@/domain/text/inWords'
import { leaders } from '@/content/facts/leaders.json'

const roles = leaders.length === 1 ? 'role, and what it' : 'roles, and what each of them'

export const leadershipLead =
  leaders.length > 0
    ? `${inWords(leaders.length)} ${roles} answers for.`
    : 'We have not introduced ourselves here yet. Write to us, and we answer.'
