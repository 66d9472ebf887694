import type { createTheme } from "@mui/material/styles";
import { FINGER, TOUCH } from "./touch.ts";

type Components = NonNullable<NonNullable<Parameters<typeof createTheme>[0]>["components"]>;

const NARROW = "@container field (min-width: 220px) and (max-width: 13.5rem)";

export const FIELDS: Components = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: { borderRadius: 8, [TOUCH]: { minHeight: FINGER } },
      inputSizeSmall: { [TOUCH]: { paddingBlock: 10.5 } },
      multiline: { "&.MuiInputBase-sizeSmall": { [TOUCH]: { paddingBlock: 10.5 } } },
      inputMultiline: { "&.MuiInputBase-inputSizeSmall": { [TOUCH]: { paddingBlock: 0 } } },
      notchedOutline: { [NARROW]: { "&& > legend": { maxWidth: 0.01 } } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme: { vars } }) => ({ "&::placeholder": { color: vars?.palette.text.secondary, opacity: 1 } }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      outlined: {
        "&.MuiInputLabel-shrink": { transform: "translate(14px, -0.5625rem) scale(0.75)" },
        [NARROW]: {
          "&&&": { position: "static", transform: "none", maxWidth: "none", whiteSpace: "normal", marginBottom: 4 },
          fontSize: "0.8125rem",
          lineHeight: 1.35,
        },
      },
      sizeSmall: { [TOUCH]: { "&:not(.MuiInputLabel-shrink)": { transform: "translate(14px, 11px) scale(1)" } } },
    },
  },
  MuiTextField: {
    defaultProps: { size: "small", fullWidth: true },
    styleOverrides: { root: { container: "field / inline-size" } },
  },
  MuiSelect: { styleOverrides: { select: { "&&": { whiteSpace: "normal" } } } },
  MuiMenuItem: { styleOverrides: { root: { whiteSpace: "normal" } } },
};
