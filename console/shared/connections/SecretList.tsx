import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";
import { type SecretItem, SecretRow } from "./SecretRow.tsx";
import { TestDialog } from "./TestDialog.tsx";
import type { SecretKind } from "./testSecret.ts";

interface SecretListProps {
  items: readonly SecretItem[];
  kind: SecretKind;
  end: string;
  consequence: string;
  isPending: boolean;
  onEnd: (id: string) => Promise<unknown>;
}

export function SecretList({ items, kind, end, consequence, isPending, onEnd }: SecretListProps) {
  const [ending, setEnding] = useState<SecretItem>();
  const [testing, setTesting] = useState<SecretItem>();
  return (
    <>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {items.map((item) => (
          <SecretRow
            key={item.id}
            item={item}
            kind={kind}
            end={
              <Button size="small" color="inherit" onClick={() => setEnding(item)} aria-label={`${end} ${item.name}`}>
                {end}
              </Button>
            }
            onTest={() => setTesting(item)}
          />
        ))}
      </Box>
      {testing && <TestDialog kind={kind} item={testing} onClose={() => setTesting(undefined)} />}
      {ending && (
        <ConfirmDialog
          open
          title={`${end} ${ending.name}?`}
          confirm={end}
          isPending={isPending}
          onConfirm={() => void onEnd(ending.id).then(() => setEnding(undefined))}
          onClose={() => setEnding(undefined)}
        >
          {ending.state === undefined
            ? consequence
            : "It doesn't work at the moment, and it will be removed from this list. This can't be undone."}
        </ConfirmDialog>
      )}
    </>
  );
}
