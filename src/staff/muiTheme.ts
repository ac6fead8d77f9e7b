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

const wide = '@media (min-width: 40.01rem)'
/** Smaller on a phone. */
const dialogGap = 'min(2rem, 3vw)'

export const muiTheme = createTheme({
  cssVariables: true,
  colorSchemes: { light: colours('light'), dark: colours('dark') },
  motion: { reducedMotion: 'system' },
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
    // Tabs overflow the screen of a phone; a part of the tab before the chosen one stays in sight.
    MuiTabs: {
      defaultProps: { variant: 'scrollable', scrollButtons: false },
      styleOverrides: {
        root: { minHeight: 0, borderBlockEnd: '1px solid var(--color-line)' },
        scroller: { scrollPaddingInline: tokens.space[10] },
        list: { [wide]: { flexWrap: 'wrap' } },
        // With several rows of tabs, it would stand below the last one.
        indicator: { display: 'none' },
      },
    },
    MuiTab: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          minWidth: 0,
          minHeight: tokens.size.touch,
          paddingBlock: 0,
          paddingInline: tokens.space[2],
          fontSize: tokens.font.sizeSmall,
          [wide]: { paddingInline: tokens.space[3], fontSize: tokens.font.size },
          '&:hover': { color: 'var(--color-ink)' },
          '&.Mui-focusVisible': { outline: '3px solid var(--color-focus)', outlineOffset: -3 },
          '&.Mui-selected': { boxShadow: 'inset 0 -3px', color: 'var(--color-primary)' },
        },
      },
    },
    MuiOutlinedInput: { styleOverrides: { root: { minHeight: tokens.size.touch } } },
    MuiAlertTitle: { styleOverrides: { root: { fontWeight: tokens.font.weightStrong } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: tokens.radius.large,
          backgroundImage: 'none',
          margin: dialogGap,
          width: `calc(100% - 2 * ${dialogGap})`,
          maxHeight: `calc(100% - 2 * ${dialogGap})`,
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontWeight: tokens.font.weightStrong } } },
    MuiDialogContentText: { styleOverrides: { root: { marginBlockEnd: tokens.space[3] } } },
    // Buttons move to a new row instead of breaking their text.
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
