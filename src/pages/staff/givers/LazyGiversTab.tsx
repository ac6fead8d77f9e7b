import { useFetched } from '@/components/form/useFetched'
import type { DeskProps } from '@/pages/staff/deskProps'
import { FetchState } from '@/pages/staff/list/FetchState'
import { loadPart } from '@/services/call'

/** Its code is fetched when it is opened. */
export function LazyGiversTab(props: DeskProps) {
  const { value: part, ...state } = useFetched(() => loadPart(() => import('./GiversTab')))
  return part ? <part.GiversTab {...props} /> : <FetchState {...state} />
}
