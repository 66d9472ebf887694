import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";
import { ListRow } from "../parts/ListRow.tsx";

/** A key or a link in its list. */
export interface SecretItem {
  id: string;
  name: string;
  /** Short facts, one per line. */
  facts: readonly string[];
  /** A state that needs attention, such as "Expired". */
  state?: string | undefined;
}

interface SecretListProps {
  items: readonly SecretItem[];
  /** The label of the button that ends an item, such as "Revoke". */
  end: string;
  /** The consequence of ending an item, shown before the confirmation. */
  consequence: string;
  isPending: boolean;
  onEnd: (id: string) => Promise<unknown>;
}

/** Keys or links, each with a button that ends it after a confirmation. */
export function SecretList({ items, end, consequence, isPending, onEnd }: SecretListProps) {
  const [ending, setEnding] = useState<SecretItem>();
  return (
    <>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {items.map((item) => (
          <ListRow
            key={item.id}
            end={
              <Button size="small" color="inherit" onClick={() => setEnding(item)} aria-label={`${end} ${item.name}`}>
                {end}
              </Button>
            }
          >
            <Typography variant="subtitle2" component="div" sx={{ overflowWrap: "anywhere" }}>
              {item.name}
              {item.state !== undefined && <Chip size="small" label={item.state} sx={{ ml: 1 }} />}
            </Typography>
            {item.facts.map((fact) => (
              <Typography key={fact} variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
                {fact}
              </Typography>
            ))}
          </ListRow>
        ))}
      </Box>
      {ending && (
        <ConfirmDialog
          open
          title={`${end} ${ending.name}?`}
          confirm={end}
          isPending={isPending}
          onConfirm={() => void onEnd(ending.id).then(() => setEnding(undefined))}
          onClose={() => setEnding(undefined)}
        >
          {consequence}
        </ConfirmDialog>
      )}
    </>
  );
}
