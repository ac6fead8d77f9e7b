import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { muiTheme } from '@/theme/muiTheme'

const still = {
  '@media (prefers-reduced-motion: reduce)': {
    '[class*="Mui"]': { transition: 'none !important' },
  },
}

/** Gives Material UI the site's own colours and type, and holds it still for whoever asked for that. */
export function MaterialTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={muiTheme}>
      <GlobalStyles styles={still} />
      {children}
    </ThemeProvider>
  )
}
