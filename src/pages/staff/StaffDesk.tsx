import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState, type ComponentType } from 'react'
import { areaNames, deskTexts } from '@/content/staff'
import type { Area } from '@/domain/staff/areas'
import { MaterialTheme } from './MaterialTheme'
import { LazyBookTab } from './book/LazyBookTab'
import type { DeskProps } from './deskProps'
import { GiftsTab } from './gifts/GiftsTab'
import { LazyGiversTab } from './givers/LazyGiversTab'
import { HelplinesTab } from './helplines/HelplinesTab'
import { MatchTab } from './match/MatchTab'
import { MembersTab } from './members/MembersTab'
import { MessagesTab } from './messages/MessagesTab'
import { NewsletterTab } from './newsletter/NewsletterTab'
import { OldRecordsTab } from './old-records/OldRecordsTab'
import { OrdersTab } from './orders/OrdersTab'
import { TeamTab } from './team/TeamTab'

const parts: readonly {
  readonly opensFor: readonly Area[]
  readonly name: string
  readonly Part: ComponentType<DeskProps>
  /** Keeps its state while another tab is open. */
  readonly isKept?: true
}[] = [
  { opensFor: ['money'], name: 'Gifts', Part: GiftsTab },
  { opensFor: ['money'], name: 'Match', Part: MatchTab, isKept: true },
  { opensFor: ['money'], name: 'Book', Part: LazyBookTab },
  { opensFor: ['money'], name: 'Givers', Part: LazyGiversTab },
  { opensFor: ['money'], name: 'Orders', Part: OrdersTab },
  { opensFor: ['messages'], name: 'Messages', Part: MessagesTab },
  { opensFor: ['messages'], name: 'Newsletter', Part: NewsletterTab },
  { opensFor: ['members'], name: 'Members', Part: MembersTab },
  { opensFor: ['messages'], name: 'Helplines', Part: HelplinesTab },
  { opensFor: ['money', 'messages'], name: 'Old records', Part: OldRecordsTab },
  { opensFor: ['admin'], name: 'Staff', Part: TeamTab },
]

/** As many rows as a phone needs. */
const inRows = {
  marginBlockEnd: 2,
  '& .MuiTabs-list': { flexWrap: 'wrap' },
  '& .MuiTab-root': { minWidth: 0, paddingInline: 1.5 },
  '& .MuiTab-root.Mui-selected': { boxShadow: 'inset 0 -3px currentColor' },
} as const

export function StaffDesk({ account, areas }: DeskProps) {
  const [chosen, setChosen] = useState(0)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]))
  const open = parts.filter(({ opensFor }) => opensFor.some((area) => areas.includes(area)))

  function choose(next: number) {
    setChosen(next)
    setOpened(new Set([...opened, next]))
  }

  return (
    <MaterialTheme>
      <p className="muted">
        {account.email}: {areas.map((area) => areaNames[area]).join(', ')}
      </p>
      {open.length > 0 ? (
        <>
          <Tabs
            value={chosen}
            onChange={(_, next: number) => choose(next)}
            sx={inRows}
            slotProps={{ indicator: { sx: { display: 'none' } } }}
            aria-label="What you look after"
          >
            {open.map(({ name }, index) => (
              <Tab
                key={name}
                label={name}
                id={`desk-tab-${index}`}
                aria-controls={`desk-part-${index}`}
              />
            ))}
          </Tabs>
          {open.map(({ name, Part, isKept }, index) =>
            index === chosen || (isKept && opened.has(index)) ? (
              <Box
                key={name}
                hidden={index !== chosen}
                sx={{ '& h2': { fontSize: 'var(--font-size-h3)', marginBlockStart: 3 } }}
                role="tabpanel"
                id={`desk-part-${index}`}
                aria-labelledby={`desk-tab-${index}`}
              >
                <Part account={account} areas={areas} />
              </Box>
            ) : null,
          )}
        </>
      ) : (
        <p>{deskTexts.noAreas}</p>
      )}
    </MaterialTheme>
  )
}
