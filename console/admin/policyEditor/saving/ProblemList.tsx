import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import type { Problems } from "../draft/Draft.ts";
import { problemText } from "../draft/problemText.ts";

export function ProblemList({ problems: { byPath, sentence } }: { problems: Problems }) {
  const texts = Object.entries(byPath).map(([path, text]) => problemText(path, text));
  return (
    <Alert severity="error" variant="outlined" sx={{ overflowWrap: "anywhere" }}>
      <AlertTitle>Fix the following before you save</AlertTitle>
      <Box component="ul" aria-label="To fix" sx={{ m: 0, pl: 2 }}>
        {(texts.length > 0 ? texts : [sentence]).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Alert>
  );
}
