import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { capitalized } from "#core/capitalized.ts";
import type { PersonEventAnswer } from "#core/api/admin/PersonEventAnswer.ts";
import { eventText } from "#core/people/events/eventText.ts";
import type { EventRead } from "#core/policies/facts/eventReads.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { ListRow } from "#console/shared/parts/ListRow.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useDeleteEvent } from "./eventCalls.ts";

const EventDialog = lazyDialog(() => import("./EventDialog.tsx").then((file) => file.EventDialog));

interface EventRowProps {
  userId: string;
  event: PersonEventAnswer;
  reads: readonly EventRead[];
}

export function EventRow({ userId, event, reads }: EventRowProps) {
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const close = () => setOpen(null);
  const { what, when } = eventText(event);
  const name = `${what}, ${when}`;
  return (
    <ListRow
      end={
        <Box sx={{ display: "flex", flexShrink: 0 }}>
          <IconButton size="small" aria-label={`Edit ${name}`} onClick={() => setOpen("edit")}>
            <EditOutlined fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={`Delete ${name}`} onClick={() => setOpen("delete")}>
            <DeleteOutlineRounded fontSize="small" />
          </IconButton>
        </Box>
      }
    >
      <Typography sx={{ overflowWrap: "anywhere" }}>{what}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {capitalized(when)}
      </Typography>
      {open === "edit" && (
        <Suspense>
          <EventDialog userId={userId} reads={reads} event={event} onClose={close} />
        </Suspense>
      )}
      {open === "delete" && <DeleteDialog id={event.id} name={name} onClose={close} />}
    </ListRow>
  );
}

function DeleteDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const remove = useDeleteEvent();
  const show = useOutcome();
  const confirm = async () => {
    const outcome = { done: { title: "Entry deleted" }, failed: "Failed to delete the entry." };
    if (await show(remove.mutateAsync(id), outcome)) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this entry?"
      confirm="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {name}. Balances for the current leave year will be recalculated.
    </ConfirmDialog>
  );
}
