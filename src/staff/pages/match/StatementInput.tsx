import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { isBlank } from '@/domain/text/plainText'
import { matchTexts as texts } from '@/staff/content/match'
import { useUnsaved } from '@/staff/pages/useUnsaved'
import styles from './match.module.css'

const long = { multiline: true, maxRows: 10, fullWidth: true } as const

export function StatementInput({
  isPending,
  kept,
  round,
  onFiles,
  onLines,
}: {
  isPending: boolean
  /** Names of the files read last, which are read again if no lines are pasted. */
  kept: readonly (string | undefined)[]
  /** How often something was matched. */
  round: number
  onFiles: (files: readonly File[], messages: string) => void
  onLines: (lines: string, messages: string) => void
}) {
  const [lines, setLines] = useState('')
  const [messages, setMessages] = useState('')
  /** The round in which something was typed last: until it is matched, it is nowhere else. */
  const [typedIn, setTypedIn] = useState(-1)
  useUnsaved(typedIn === round && !isBlank(lines + messages))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button takes files too
    <form
      className={styles.input}
      onSubmit={(event) => {
        event.preventDefault()
        onLines(lines, messages)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files, messages)
      }}
    >
      <p>{texts.lead}</p>
      <Button
        component="label"
        // oxlint-disable-next-line jsx-a11y/aria-role -- not MUI's role of a button: the input inside is pressed
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        disabled={isPending}
        sx={{ '&:focus-within': { outline: '3px solid', outlineOffset: '2px' } }}
      >
        {texts.file}
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.txt,text/csv,text/plain"
          multiple
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            onFiles(files, messages)
          }}
        />
      </Button>
      {kept.length > 0 && <p>{texts.kept(kept.join(', '))}</p>}
      <TextField
        label={texts.paste}
        value={lines}
        onChange={({ target }) => {
          setLines(target.value)
          setTypedIn(round)
        }}
        minRows={3}
        {...long}
      />
      <TextField
        label={texts.messages}
        helperText={texts.messagesHint}
        value={messages}
        onChange={({ target }) => {
          setMessages(target.value)
          setTypedIn(round)
        }}
        minRows={2}
        {...long}
      />
      <Button type="submit" variant="contained" disabled={isPending}>
        {texts.read}
      </Button>
    </form>
  )
}
