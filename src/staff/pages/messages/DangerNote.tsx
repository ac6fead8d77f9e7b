import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { firstHelplines } from '@/content/texts/helplines'
import { staffMessagesTexts as texts } from '@/staff/content/messages'
import { PhoneLink } from '@/staff/pages/list/cells'

const dangerNote = {
  marginBlockEnd: 2,
  '& ul': { paddingInlineStart: 2.5, marginBlockEnd: 0 },
  '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
} as const

/** What to do when somebody may be in danger. */
export function DangerNote() {
  return (
    <Alert severity="warning" sx={dangerNote}>
      <AlertTitle>{texts.danger.title}</AlertTitle>
      {texts.danger.text}
      <ul aria-label={texts.danger.helplines}>
        {firstHelplines.map(({ name, number }) => (
          <li key={number}>
            {name}: <PhoneLink number={number} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}
