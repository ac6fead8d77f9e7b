import { useFetched } from '@/components/form/useFetched'
import { deskTexts } from '@/staff/content/desk'
import type { DeskProps } from './deskProps'
import { loadTab, type DeskTab } from './deskTabs'
import { PartState } from './PartState'

export function DeskPart({ tab, ...props }: DeskProps & { readonly tab: DeskTab }) {
  const { value: code, ...state } = useFetched(() => loadTab(tab))
  if (!code) return <PartState {...state} failed={deskTexts.partNotLoaded} />
  return (
    <code.Theme>
      <code.Part {...props} />
    </code.Theme>
  )
}
