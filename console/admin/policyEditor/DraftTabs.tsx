import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { type Dispatch, type SetStateAction, useCallback, useId, useState } from "react";
import type { Draft, Problems } from "./draft/Draft.ts";
import { PolicyForm } from "./form/PolicyForm.tsx";
import type { EditDocument } from "./form/withSection.ts";
import { JsonView } from "./JsonView.tsx";

interface DraftTabsProps {
  draft: Draft;
  problems: Problems | null;
  onChange: Dispatch<SetStateAction<Draft>>;
}

export function DraftTabs({ draft, problems, onChange }: DraftTabsProps) {
  const id = useId();
  const [view, setView] = useState<"form" | "json">("form");
  const edit: EditDocument = useCallback(
    (change) => onChange(({ document }) => ({ document: change(document), text: null })),
    [onChange],
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs value={view} onChange={(_, next: typeof view) => setView(next)} aria-label="View" sx={{ mb: 2 }}>
        <Tab value="form" label="Form" id={`${id}-form`} aria-controls={`${id}-panel`} />
        <Tab value="json" label="JSON" id={`${id}-json`} aria-controls={`${id}-panel`} />
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`}>
        {view === "json" ? (
          <Card sx={{ p: { xs: 2, md: 2.5 } }}>
            <JsonView draft={draft} problems={problems} onChange={onChange} />
          </Card>
        ) : draft.text !== null ? (
          <Alert
            severity="warning"
            variant="outlined"
            action={
              <Button color="inherit" size="small" onClick={() => onChange({ ...draft, text: null })}>
                Discard JSON edits
              </Button>
            }
          >
            The JSON isn't a valid policy. Fix it in the JSON view, or discard your JSON edits.
          </Alert>
        ) : (
          <PolicyForm document={draft.document} edit={edit} />
        )}
      </Box>
    </Box>
  );
}
