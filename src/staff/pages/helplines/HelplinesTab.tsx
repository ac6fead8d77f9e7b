import { useRef } from 'react'
import { termsOf } from '@/content/texts/helplineTerms'
import { helplines } from '@/content/texts/helplines'
import { rowTexts } from '@/staff/content/desk'
import { phonedTexts as texts } from '@/staff/content/helplines'
import { isPhonedLongAgo } from '@/domain/care/phoned'
import { newDocumentId } from '@/domain/documentId'
import { listCalls, notePhoned } from '@/staff/services/helplineCalls'
import { timeText } from '@/staff/domain/days'
import { PhoneLink } from '@/staff/pages/list/cells'
import { RowAction } from '@/staff/pages/list/Row'
import { StaffList } from '@/staff/pages/list/StaffList'
import type { Column } from '@/staff/pages/list/StaffTable'
import { usePages } from '@/staff/pages/list/usePages'
import { useDesk } from '@/staff/pages/useDesk'

type PhonedHelpline = Awaited<ReturnType<typeof loadHelplines>>[number]

const columns: readonly Column<PhonedHelpline>[] = [
  { name: 'Helpline', renderCell: ({ name }) => name },
  { name: 'Number', renderCell: ({ number }) => <PhoneLink number={number} /> },
  { name: 'When', renderCell: ({ when }) => when },
  { name: 'What we say', renderCell: termsOf },
  {
    name: 'Last phoned',
    renderCell: (helpline) => (
      <>
        {helpline.isEmergency ? '–' : phonedText(helpline)}
        {helpline.isOld && (
          <div>
            <strong>{texts.old}</strong>
          </div>
        )}
      </>
    ),
  },
]

export function HelplinesTab() {
  const { staff } = useDesk()
  // One id per number until it is stored, so that a retry stores no second note.
  const ids = useRef(new Map<string, string>())
  const pages = usePages(loadHelplines)
  async function note(number: string) {
    const id = ids.current.get(number) ?? newDocumentId()
    ids.current.set(number, id)
    await notePhoned(id, number, staff)
    ids.current.delete(number)
  }

  return (
    <>
      <p>{texts.lead}</p>
      <StaffList
        label="Helplines"
        pages={pages}
        empty=""
        columns={columns}
        renderActions={({ name, number, isEmergency }) =>
          isEmergency ? (
            texts.emergency
          ) : (
            <RowAction
              variant="secondary"
              label={texts.button}
              spoken={`${texts.button}: ${name}`}
              act={() => note(number)}
              said={texts.noted(name)}
            />
          )
        }
      />
    </>
  )
}

async function loadHelplines() {
  const calls = await listCalls(helplines.map(({ number }) => number))
  return helplines.map((helpline) => {
    const built = Date.parse(helpline.verifiedOn ?? '') || 0
    const newest = calls.find(({ number }) => number === helpline.number)
    const at = newest?.at?.getTime() ?? 0
    return {
      ...helpline,
      id: helpline.number,
      /** Null also if the site was built with a newer date. */
      call: newest && at > built ? newest : null,
      isOld: Math.max(at, built) > 0 && isPhonedLongAgo(Math.max(at, built), Date.now()),
    }
  })
}

function phonedText({ call, verifiedOn }: PhonedHelpline): string {
  if (call) return rowTexts.done('Phoned', timeText(call.at), call.byEmail)
  return verifiedOn ?? texts.never
}
