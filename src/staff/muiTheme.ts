import { createTheme } from '@mui/material/styles'
import { palette, type ThemeName } from '@/theme/palette.ts'
import { tokens } from '@/theme/tokens.ts'

function colours(theme: ThemeName) {
  const { accent, danger, ground, groundRaised, ink, inkMuted, lineSoft, onPrimary, primary } =
    palette[theme]
  return {
    palette: {
      primary: { main: primary, contrastText: onPrimary },
      secondary: { main: accent },
      error: { main: danger },
      background: { default: ground, paper: groundRaised },
      text: { primary: ink, secondary: inkMuted },
      divider: lineSoft,
    },
  }
}

export const muiTheme = createTheme({
  cssVariables: true,
  colorSchemes: { light: colours('light'), dark: colours('dark') },
  shape: { borderRadius: Number.parseInt(tokens.radius.medium) },
  typography: {
    fontFamily: tokens.font.family,
    button: { textTransform: 'none', fontWeight: Number(tokens.font.weightStrong) },
  },
  components: {
    MuiButton: {
      styleOverrides: {
        root: {
          minHeight: tokens.size.touch,
          paddingInline: tokens.space[5],
          borderRadius: tokens.radius.pill,
          fontSize: tokens.font.size,
        },
      },
    },
    MuiOutlinedInput: { styleOverrides: { root: { minHeight: tokens.size.touch } } },
    MuiAlertTitle: { styleOverrides: { root: { fontWeight: tokens.font.weightStrong } } },
    MuiDialog: {
      styleOverrides: {
        paper: { borderRadius: tokens.radius.large, backgroundImage: 'none' },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontWeight: tokens.font.weightStrong } } },
    MuiDialogContentText: { styleOverrides: { root: { marginBlockEnd: tokens.space[3] } } },
    // Buttons wrap instead of breaking.
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          gap: tokens.space[2],
          padding: `${tokens.space[2]} ${tokens.space[6]} ${tokens.space[5]}`,
        },
      },
    },
  },
})
