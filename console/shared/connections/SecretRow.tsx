import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { ListRow } from "../parts/ListRow.tsx";
import { lastErrorText } from "./keyFacts.ts";
import { SecretLog } from "./SecretLog.tsx";
import type { SecretKind } from "./testSecret.ts";
import { DottedText } from "../parts/DottedText.tsx";

export interface SecretItem {
  id: string;
  name: string;
  facts: readonly string[];
  state?: string | undefined;
  mayUse: boolean;
  start?: string;
  lastError?: { at: string; error: string | null } | null;
}

interface SecretRowProps {
  item: SecretItem;
  kind: SecretKind;
  end: ReactNode;
  onTest: () => void;
}

export function SecretRow({ item, kind, end, onTest }: SecretRowProps) {
  const { id, name, state, facts, mayUse, lastError } = item;
  const [isOpen, setOpen] = useState(false);
  const logged = mayUse && kind !== "provisioning" ? kind : undefined;
  return (
    <ListRow
      isWhole={mayUse}
      end={
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 0.5 }}>
          {mayUse && (
            <Button size="small" color="inherit" onClick={onTest} aria-label={`Test ${name}`}>
              Test
            </Button>
          )}
          {logged && (
            <Button
              size="small"
              color="inherit"
              onClick={() => setOpen(!isOpen)}
              aria-label={`Log of ${name}`}
              aria-expanded={isOpen}
            >
              Log
            </Button>
          )}
          {end}
        </Box>
      }
      below={logged && isOpen ? <SecretLog kind={logged} id={id} name={name} /> : undefined}
    >
      <Typography variant="subtitle2" component="div" sx={{ overflowWrap: "anywhere" }}>
        {name}
        {state !== undefined && <Chip size="small" label={state} sx={{ ml: 1 }} />}
      </Typography>
      {facts.map((fact) => (
        <Typography key={fact} variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          <DottedText>{fact}</DottedText>
        </Typography>
      ))}
      {lastError && (
        <Typography variant="body2" sx={{ color: "error.main", overflowWrap: "anywhere" }}>
          {lastErrorText(lastError)}
        </Typography>
      )}
    </ListRow>
  );
}
