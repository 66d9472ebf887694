import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";

/** Shows, in place of the simple form, a policy that the form can't express. */
export function FullEditorNote({ summary }: { summary: string }) {
  return (
    <Alert severity="info" variant="outlined" sx={{ gridColumn: "1 / -1" }}>
      <AlertTitle>This policy needs the full editor, because this form can’t express its rules.</AlertTitle>
      {summary}
    </Alert>
  );
}
