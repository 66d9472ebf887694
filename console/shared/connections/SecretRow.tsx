import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { ListRow } from "../parts/ListRow.tsx";
import { lastErrorText } from "./keyFacts.ts";
import { SecretLog } from "./SecretLog.tsx";
import type { SecretKind } from "./testSecret.ts";

/** A key or a link in its list. */
export interface SecretItem {
  id: string;
  name: string;
  /** Short facts, one per line. */
  facts: readonly string[];
  /** A state that needs attention, such as "Expired". */
  state?: string | undefined;
  /** True if the viewer may read its log and test it. */
  hasLog?: boolean;
  lastError?: { at: string; error: string | null } | null;
}

interface SecretRowProps {
  item: SecretItem;
  /** The kind, if it can be tested and has a log. */
  kind: SecretKind | undefined;
  /** The button that ends the item. */
  end: ReactNode;
  onTest: () => void;
}

/** A key or link with its facts, its last error, its buttons, and its log, once that is opened. */
export function SecretRow({ item, kind, end, onTest }: SecretRowProps) {
  const { id, name, state, facts, hasLog, lastError } = item;
  const [isOpen, setOpen] = useState(false);
  const isUsed = kind !== undefined && hasLog === true;
  return (
    <ListRow
      isWhole={isUsed}
      end={
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 0.5 }}>
          {isUsed && (
            <>
              <Button size="small" color="inherit" onClick={onTest} aria-label={`Test ${name}`}>
                Test
              </Button>
              <Button
                size="small"
                color="inherit"
                onClick={() => setOpen(!isOpen)}
                aria-label={`Log of ${name}`}
                aria-expanded={isOpen}
              >
                Log
              </Button>
            </>
          )}
          {end}
        </Box>
      }
      below={isUsed && isOpen ? <SecretLog kind={kind} id={id} name={name} /> : undefined}
    >
      <Typography variant="subtitle2" component="div" sx={{ overflowWrap: "anywhere" }}>
        {name}
        {state !== undefined && <Chip size="small" label={state} sx={{ ml: 1 }} />}
      </Typography>
      {facts.map((fact) => (
        <Typography key={fact} variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {fact}
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
