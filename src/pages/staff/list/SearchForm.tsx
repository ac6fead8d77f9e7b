import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState, type ReactNode } from 'react'

/** '' stands for the whole list. */
export function SearchForm({
  label,
  sought,
  onSearch,
  children,
}: {
  label: string
  sought: string
  onSearch: (text: string) => void
  children?: ReactNode
}) {
  const [typed, setTyped] = useState(sought)
  const [shown, setShown] = useState(sought)
  if (shown !== sought) {
    setShown(sought)
    setTyped(sought)
  }
  return (
    <Box
      component="form"
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlock: 2 }}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <TextField
        size="small"
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ flex: '1 1 12rem', maxWidth: '24rem' }}
      />
      <Button type="submit" variant="outlined">
        Find
      </Button>
      {sought !== '' && (
        <Button
          onClick={() => {
            setTyped('')
            onSearch('')
          }}
        >
          Show all
        </Button>
      )}
      {children}
    </Box>
  )
}
