import TextField, { type TextFieldProps } from "@mui/material/TextField";

/** The first field of a form that a button opened. It gets the focus, because the button is gone. */
export function FirstField(props: TextFieldProps) {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened the form
  return <TextField autoFocus {...props} />;
}
