import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ListRow } from "../parts/ListRow.tsx";
import { useTitleText } from "../parts/titleText.ts";
import { DottedText } from "../parts/DottedText.tsx";

export interface ShownCall {
  id: string;
  title: string;
  status: number;
  error: string | null;
  note: string;
}

const FIRST = 20;

export function CallList({ calls }: { calls: readonly ShownCall[] }) {
  const titleText = useTitleText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? calls : calls.slice(0, FIRST);
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {shown.map(({ id, title, status, error, note }) => (
          <ListRow
            key={id}
            end={
              <Chip
                size="small"
                variant="outlined"
                label={status}
                color={error === null ? "default" : "error"}
                sx={{ mt: 0.25 }}
              />
            }
          >
            <Typography variant="body2" sx={{ fontWeight: 560, overflowWrap: "anywhere" }}>
              <DottedText>{title}</DottedText>
            </Typography>
            {error !== null && (
              <Typography variant="body2" sx={{ color: "error.main", overflowWrap: "anywhere" }}>
                {error}
              </Typography>
            )}
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              <DottedText>{note}</DottedText>
            </Typography>
          </ListRow>
        ))}
      </Box>
      {calls.length > shown.length && (
        <Box>
          <Button variant="outlined" color="inherit" onClick={() => setWhole(true)}>
            {titleText(`Show All ${calls.length}`)}
          </Button>
        </Box>
      )}
    </Box>
  );
}
