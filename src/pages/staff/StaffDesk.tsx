import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState, type ComponentType } from 'react'
import { MaterialTheme } from '@/components/material/MaterialTheme'
import { areaTexts, deskTexts } from '@/content/staff'
import type { Account } from '@/domain/members/account'
import type { Area } from '@/domain/staff/areas'
import { GiftsTab } from './GiftsTab'
import { HelplinesTab } from './HelplinesTab'
import { MatchTab } from './MatchTab'
import { MembersTab } from './MembersTab'
import { MessagesTab } from './MessagesTab'
import { NewsletterTab } from './NewsletterTab'
import { OrdersTab } from './OrdersTab'

/** What every part of the desk is told: who works at it. */
export interface DeskProps {
  readonly account: Account
}

const parts: readonly {
  readonly area: Area
  readonly name: string
  readonly Part: ComponentType<DeskProps>
}[] = [
  { area: 'money', name: 'Gifts', Part: GiftsTab },
  { area: 'money', name: 'Match', Part: MatchTab },
  { area: 'money', name: 'Orders', Part: OrdersTab },
  { area: 'messages', name: 'Messages', Part: MessagesTab },
  { area: 'messages', name: 'Newsletter', Part: NewsletterTab },
  { area: 'members', name: 'Members', Part: MembersTab },
  { area: 'messages', name: 'Helplines', Part: HelplinesTab },
]

/** The work of a staff member: a tab for each thing that their areas open. */
export function StaffDesk({ account, areas }: { account: Account; areas: readonly Area[] }) {
  const [chosen, setChosen] = useState(0)
  const open = parts.filter(({ area }) => areas.includes(area))
  const part = open[chosen]
  return (
    <MaterialTheme>
      <p className="muted">
        {account.email}: {areas.map((area) => areaTexts[area].name).join(', ')}
      </p>
      {part ? (
        <>
          <Tabs
            value={chosen}
            onChange={(_, next: number) => setChosen(next)}
            variant="scrollable"
            allowScrollButtonsMobile
            sx={{ marginBlockEnd: 2 }}
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
          <div
            key={part.name}
            role="tabpanel"
            id={`desk-part-${chosen}`}
            aria-labelledby={`desk-tab-${chosen}`}
          >
            <part.Part account={account} />
          </div>
        </>
      ) : (
        <p>{deskTexts.noAreas}</p>
      )}
    </MaterialTheme>
  )
}
