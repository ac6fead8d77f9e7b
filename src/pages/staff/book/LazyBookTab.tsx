import { useFetched } from '@/components/form/useFetched'
import type { DeskProps } from '@/pages/staff/deskProps'
import { FetchState } from '@/pages/staff/list/FetchState'
import { loadPart } from '@/services/call'

/** Its code is fetched when it is opened. */
export function LazyBookTab(props: DeskProps) {
  const { value: part, ...state } = useFetched(() => loadPart(() => import('./BookTab')))
  return part ? <part.BookTab {...props} /> : <FetchState {...state} />
}
