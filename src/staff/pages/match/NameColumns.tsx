import Button from '@mui/material/Button'
import { useState } from 'react'
import { matchTexts } from '@/staff/content/match'
import type { Columns } from '@/staff/matching/columns'
import type { UnknownColumns } from '@/staff/matching/statement'
import { Choice } from '@/staff/pages/list/SearchForm'
import { useUnsaved } from '@/staff/pages/useUnsaved'
import styles from './match.module.css'

const texts = matchTexts.columns

const asked = Object.keys(texts.meanings) as (keyof typeof texts.meanings)[]
const none = ''

/** Asks what the columns of an unknown table hold, with a sample from its first rows. */
export function NameColumns({
  problem: { known, header, rows },
  onNamed,
}: {
  problem: UnknownColumns
  onNamed: (columns: Columns) => void
}) {
  const [named, setNamed] = useState<Columns>(known)
  useUnsaved(named !== known)
  const width = Math.max(header.length, ...rows.map((row) => row.length))
  const places = [none, ...Array.from({ length: width }, (_, place) => String(place))]
  const nameOf = (place: number) => {
    const sample = rows.map((row) => row[place]).find(Boolean)
    return [header[place] || texts.column(place + 1), sample].filter(Boolean).join(': ')
  }
  const isReady = (['code', 'completed', 'paidIn'] as const).every(
    (column) => named[column] !== undefined,
  )
  return (
    <form
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault()
        onNamed(named)
      }}
    >
      <div className={styles.choices}>
        {asked.map((column) => (
          <Choice
            key={column}
            label={texts.meanings[column]}
            value={String(named[column] ?? none)}
            choices={places}
            nameOf={(place) => {
              if (place !== none) return nameOf(Number(place))
              return column === 'status' ? texts.allCompleted : texts.none
            }}
            onChoose={(place) => {
              const { [column]: _, ...others } = named
              setNamed(place === none ? others : { ...others, [column]: Number(place) })
            }}
          />
        ))}
      </div>
      <Button type="submit" variant="contained" disabled={!isReady}>
        {texts.read}
      </Button>
    </form>
  )
}
