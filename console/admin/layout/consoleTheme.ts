import type { Theme } from "@mui/material/styles";
import { theme } from "#console/shared/theme/theme.ts";

/** By default, react-admin keeps a blank line below each field. */
const WITHOUT_BLANK_LINE = { defaultProps: { helperText: false as const } };

export const consoleTheme: Theme = {
  ...theme,
  components: {
    ...theme.components,
    RaAutocompleteInput: WITHOUT_BLANK_LINE,
    RaBooleanInput: WITHOUT_BLANK_LINE,
    RaNumberInput: WITHOUT_BLANK_LINE,
    RaSelectInput: WITHOUT_BLANK_LINE,
    RaTextInput: WITHOUT_BLANK_LINE,
  },
};
