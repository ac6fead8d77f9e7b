import Button from '@mui/material/Button'
import { useRef } from 'react'
import { helplines, type Helpline } from '@/content/helplines'
import { rowTexts } from '@/content/staff'
import { phonedTexts as texts } from '@/content/staffLists'
import { isPhonedLongAgo } from '@/domain/care/phoned'
import { newDocumentId } from '@/domain/documentId'
import { listCalls, notePhoned, type PhoneCall } from '@/services/staff/helplineCalls'
import type { ListPage } from '@/services/staff/listPage'
import { timeText } from '@/pages/staff/list/timeText'
import { PhoneLink } from '@/pages/staff/list/PhoneLink'
import { RowFailure, RowSuccess } from '@/pages/staff/list/RowNotes'
import type { DeskProps } from '@/pages/staff/deskProps'
import { StaffList } from '@/pages/staff/list/StaffList'
import { textColumn } from '@/pages/staff/list/StaffTable'
import { usePages } from '@/pages/staff/list/usePages'
import { useRowAction } from '@/pages/staff/list/useRowAction'

interface PhonedHelpline extends Helpline {
  /** Null also if the site was built with a newer day. */
  readonly call: PhoneCall | null
  readonly isOld: boolean
}

export function HelplinesTab({ account }: DeskProps) {
  // One id per number until stored, so a retry stores no second note.
  const ids = useRef(new Map<string, string>())
  const pages = usePages(loadHelplines)
  const phoned = useRowAction(pages)
  async function note(number: string) {
    const id = ids.current.get(number) ?? newDocumentId()
    ids.current.set(number, id)
    await notePhoned(id, number, account)
    ids.current.delete(number)
  }
  return (
    <>
      <p>{texts.lead}</p>
      <RowSuccess>{phoned.said}</RowSuccess>
      <StaffList
        label="Helplines"
        pages={pages}
        keyOf={({ number }) => number}
        empty=""
        fileName="helplines"
        columns={[
          textColumn('Helpline', ({ name }: PhonedHelpline) => name),
          {
            name: 'Number',
            renderCell: ({ number }) => <PhoneLink number={number} />,
            csv: ({ number }) => number,
          },
          textColumn('When', ({ when }: PhonedHelpline) => when),
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
            csv: phonedText,
          },
          {
            name: '',
            renderCell: (helpline) => {
              const { name, number, isEmergency } = helpline
              return isEmergency ? (
                texts.emergency
              ) : (
                <>
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={phoned.isBusy}
                    aria-label={`${texts.button}: ${name}`}
                    onClick={() =>
                      phoned.run({
                        row: number,
                        item: helpline,
                        act: () => note(number),
                        said: texts.noted(name),
                      })
                    }
                  >
                    {texts.button}
                  </Button>
                  <RowFailure failure={phoned.failureOf(number)} />
                </>
              )
            },
          },
        ]}
      />
    </>
  )
}

async function loadHelplines(): Promise<ListPage<PhonedHelpline>> {
  const calls = await listCalls(helplines.map(({ number }) => number))
  return {
    items: helplines.map((helpline) => {
      const built = Date.parse(helpline.verifiedOn ?? '') || 0
      const newest = calls.find(({ number }) => number === helpline.number)
      const at = newest?.at?.getTime() ?? 0
      return {
        ...helpline,
        call: newest && at > built ? newest : null,
        isOld: Math.max(at, built) > 0 && isPhonedLongAgo(Math.max(at, built), Date.now()),
      }
    }),
    next: null,
  }
}

function phonedText({ call, verifiedOn }: PhonedHelpline): string {
  if (call) return rowTexts.done('Phoned', timeText(call.at), call.byEmail)
  return verifiedOn ?? texts.never
}
