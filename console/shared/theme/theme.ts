import { createTheme } from "@mui/material/styles";
import { FIELDS } from "./fields.ts";
import { dark, light } from "./palette.ts";
import { FINGER, FINGER_AREA, TOUCH } from "./touch.ts";

const FONTS =
  '"Roboto Variable", "Roboto Fallback", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data", cssVarPrefix: "away" },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: 560, md: 768, lg: 1120, xl: 1440 } },
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: FONTS,
    h1: {
      fontSize: "min(1.625rem, 11vw)",
      lineHeight: 1.2,
      fontWeight: 680,
      letterSpacing: "-0.02em",
      textWrap: "balance",
    },
    h2: { fontSize: "1.0625rem", lineHeight: 1.3, fontWeight: 650, letterSpacing: "-0.01em", textWrap: "balance" },
    h3: { fontSize: "1rem", lineHeight: 1.4, fontWeight: 620 },
    subtitle2: { fontWeight: 600 },
    button: { textTransform: "none", fontWeight: 600 },
    overline: { fontSize: "0.75rem", fontWeight: 600, letterSpacing: "0.04em", textTransform: "none", lineHeight: 1.6 },
  },
  components: {
    ...FIELDS,
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingTop: 76 },
        body: { fontVariantNumeric: "tabular-nums", textRendering: "optimizeLegibility", textWrap: "pretty" },
        "@media print": {
          ".MuiButton-root, .MuiIconButton-root, .MuiToggleButtonGroup-root": { display: "none !important" },
        },
        "@media (prefers-reduced-motion: reduce)": {
          "*, *::before, *::after": {
            animationDuration: "0.01ms !important",
            transitionDuration: "0.01ms !important",
            transitionDelay: "0s !important",
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          "&.Mui-focusVisible": { outline: `2px solid ${vars?.palette.primary.main}`, outlineOffset: 2 },
        }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 8, paddingInline: 16, minHeight: 40, ...FINGER_AREA },
        sizeMedium: { [TOUCH]: { minHeight: FINGER } },
        sizeSmall: { paddingInline: 12, minHeight: 34 },
        sizeLarge: { paddingInline: 22, minHeight: 48, fontSize: "1rem" },
        outlined: {
          "&:not(:hover, .Mui-disabled)": { borderColor: "color-mix(in srgb, currentColor 30%, transparent)" },
        },
      },
    },
    MuiIconButton: { styleOverrides: { root: FINGER_AREA } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: "none" } },
    },
    MuiCard: {
      defaultProps: { variant: "outlined" },
      styleOverrides: { root: { borderRadius: 14 } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme: { vars } }) => ({
          borderRadius: 16,
          border: `1px solid ${vars?.palette.divider}`,
          outline: "none",
        }),
        paperFullScreen: ({ theme: { vars } }) => ({
          borderRadius: 0,
          border: 0,
          "& .MuiDialogActions-root": { borderTop: `1px solid ${vars?.palette.divider}`, paddingTop: 12 },
        }),
      },
    },
    MuiSwitch: { styleOverrides: { root: { marginLeft: 2 } } },
    MuiFormControlLabel: { styleOverrides: { root: { [TOUCH]: { minHeight: FINGER } } } },
    MuiAlert: { styleOverrides: { root: { borderRadius: 10 } } },
    MuiAccordion: { styleOverrides: { root: { borderRadius: 14 } } },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: "1.1875rem", fontWeight: 650, paddingBottom: 8, overflowWrap: "anywhere" } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: "8px 24px 20px", flexWrap: "wrap", rowGap: 8 } } },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ marginInline: 2, "&.Mui-disabled": { color: vars?.palette.text.secondary } }),
      },
    },
    MuiBadge: {
      styleOverrides: {
        standard: { height: "1.25rem", minWidth: "1.25rem", borderRadius: "0.625rem", padding: "0 0.375rem" },
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 }, sizeSmall: { borderRadius: 6, height: "1.375rem" } } },
    MuiMenu: {
      styleOverrides: {
        paper: ({ theme: { vars } }) => ({
          border: `1px solid ${vars?.palette.divider}`,
          borderRadius: 10,
          marginTop: 4,
        }),
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        root: { "&& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment": { right: 7 } },
        paper: ({ theme: { vars } }) => ({
          border: `1px solid ${vars?.palette.divider}`,
          borderRadius: 10,
          marginTop: 4,
        }),
      },
    },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ borderColor: vars?.palette.divider }),
        head: ({ theme: { vars } }) => ({
          color: vars?.palette.text.secondary,
          fontWeight: 600,
          fontSize: "0.8125rem",
        }),
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          "&:not(.MuiInputLabel-root)": { fontWeight: 600, paddingInline: 0, color: vars?.palette.text.primary },
        }),
      },
    },
    MuiLinearProgress: { styleOverrides: { root: { borderRadius: 99, height: 6 }, bar: { borderRadius: 99 } } },
  },
});
