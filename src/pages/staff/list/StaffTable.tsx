import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { staffListTexts } from '@/content/staff'

export interface Column<T> {
  readonly name: string
  /** On a phone it takes the whole width, without its name. */
  readonly isWide?: true
  /** Without it, only the file has the column. */
  readonly renderCell?: (item: T) => ReactNode
  /** Without it, only the page has the column. */
  readonly csv?: (item: T) => string | number
}

export function textColumn<T>(name: string, text: (item: T) => string | number): Column<T> {
  return { name, renderCell: text, csv: text }
}

const everywhere = {
  marginBlockEnd: 2,
  '& th': { color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' },
  '& th, & td': { borderColor: 'divider', paddingInline: 1 },
  '& td .MuiButton-sizeSmall': { paddingInline: 1.5, whiteSpace: 'nowrap' },
  '& td .MuiButton-text': { paddingInline: 0.5, marginInlineStart: -0.5 },
  // One long word must not push the buttons off the page.
  '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& td[data-name=""] > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    alignItems: 'center',
    minInlineSize: '11.5rem',
  },
} as const

/** On a phone a row is a card. */
const asCards = {
  ...everywhere,
  '@media (max-width: 47.99rem)': {
    '& thead': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& table, & tbody, & tr': { display: 'block' },
    '& tr': { paddingBlock: 1, borderBottom: 1, borderColor: 'divider' },
    '& td': {
      display: 'grid',
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      gap: 1,
      padding: '0.25rem 0',
      border: 0,
    },
    '& td::before': { content: 'attr(data-name)', color: 'text.secondary' },
    '& td[data-name=""], & td[data-wide]': { gridTemplateColumns: '1fr' },
    '& td[data-name=""]::before, & td[data-wide]::before': { content: 'none' },
    '& td:has(> div:empty)': { display: 'none' },
  },
} as const

/** A few columns of numbers, near each other. */
const asNumbers = {
  ...everywhere,
  maxInlineSize: '36rem',
  '& th': { ...everywhere['& th'], whiteSpace: 'normal' },
} as const

export function StaffTable<T>({
  label,
  columns,
  items,
  keyOf,
  isNarrow = false,
}: {
  label: string
  columns: readonly Column<T>[]
  items: readonly T[]
  keyOf: (item: T) => string
  isNarrow?: boolean
}) {
  const shown = columns.filter(({ renderCell }) => renderCell)
  return (
    <TableContainer sx={isNarrow ? asNumbers : asCards}>
      <Table size="small" aria-label={label} role="table">
        <TableHead role="rowgroup">
          <TableRow role="row">
            {shown.map(({ name }) => (
              <TableCell key={name} role="columnheader">
                {name || <span className="visually-hidden">{staffListTexts.actions}</span>}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {items.map((item) => (
            <TableRow key={keyOf(item)} role="row">
              {shown.map(({ name, isWide, renderCell }) => (
                <TableCell key={name} role="cell" data-name={name} data-wide={isWide}>
                  <Box>{renderCell?.(item)}</Box>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
