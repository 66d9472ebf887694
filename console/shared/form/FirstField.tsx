import TextField, { type TextFieldProps } from "@mui/material/TextField";

export function FirstField(props: TextFieldProps) {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened the form
  return <TextField autoFocus {...props} />;
}
