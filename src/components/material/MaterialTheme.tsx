import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { muiTheme } from '@/theme/muiTheme'

/** Gives Material UI the site's own colours and type. */
export function MaterialTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
}
