import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { muiTheme } from '@/staff/muiTheme'

const ink = 'var(--color-ink)'
const everywhere = {
  '@media print': {
    ':root:root': {
      '--mui-palette-text-primary': ink,
      '--mui-palette-text-secondary': ink,
      '--mui-palette-primary-main': ink,
      '--mui-palette-common-onBackground': ink,
    },
    '.MuiButton-root, .MuiTabs-root': { display: 'none !important' },
  },
}

export function MaterialTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={muiTheme}>
      <GlobalStyles styles={everywhere} />
      {children}
    </ThemeProvider>
  )
}
