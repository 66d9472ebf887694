import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { type Draft, type Problems, textOf, withText } from "./draft/Draft.ts";

interface JsonViewProps {
  draft: Draft;
  problems: Problems | null;
  onChange: (draft: Draft) => void;
}

export function JsonView({ draft, problems, onChange }: JsonViewProps) {
  const id = useId();
  const [typed, setTyped] = useState(draft.text ?? textOf(draft.document));
  const isOther = draft.text === null && textOf(draft.document) !== normalized(typed);
  const text = isOther ? textOf(draft.document) : typed;
  const paths = Object.entries(problems?.byPath ?? {});
  return (
    <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <TextField
        id={id}
        label="Policy document"
        multiline
        minRows={20}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(withText(draft, event.target.value));
        }}
        error={problems !== null}
        helperText={paths.length > 0 ? undefined : problems?.sentence}
        fullWidth
        slotProps={{
          htmlInput: {
            spellCheck: false,
            "aria-describedby": problems ? `${id}-problems` : undefined,
            style: { fontFamily: "ui-monospace, monospace", fontSize: "0.8125rem", lineHeight: 1.6 },
          },
        }}
      />
      {paths.length > 0 && (
        <Box component="ul" id={`${id}-problems`} aria-label="Problems" sx={{ m: 0, pl: 2.5, color: "error.main" }}>
          {paths.map(([path, problem]) => (
            <Typography key={path} component="li" variant="body2" sx={{ overflowWrap: "anywhere" }}>
              <code>{path}</code> {problem}
            </Typography>
          ))}
        </Box>
      )}
      {draft.text !== null && (
        <Box>
          <Button
            size="small"
            onClick={() => {
              setTyped(textOf(draft.document));
              onChange({ ...draft, text: null });
            }}
          >
            Restore the last valid policy
          </Button>
        </Box>
      )}
    </Box>
  );
}

function normalized(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
