import ArchiveOutlined from "@mui/icons-material/ArchiveOutlined";
import ArrowDownwardRounded from "@mui/icons-material/ArrowDownwardRounded";
import ArrowUpwardRounded from "@mui/icons-material/ArrowUpwardRounded";
import EditOutlined from "@mui/icons-material/EditOutlined";
import UnarchiveOutlined from "@mui/icons-material/UnarchiveOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { type ReactNode, Suspense, useState } from "react";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { TypeIcon } from "#console/shared/leaveTypes/TypeIcon.tsx";
import { ListRow } from "#console/shared/parts/ListRow.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useEditType } from "./leaveTypeEdits.ts";
import { typeSummary } from "./typeWords.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";

const LeaveTypeDialog = lazyDialog(() => import("./LeaveTypeDialog.tsx").then((file) => file.LeaveTypeDialog));

interface TypeRowProps {
  type: LeaveTypeAnswer;
  above?: LeaveTypeAnswer | undefined;
  below?: LeaveTypeAnswer | undefined;
}

export function TypeRow({ type, above, below }: TypeRowProps) {
  const edit = useEditType();
  const show = useOutcome();
  const [open, setOpen] = useState<"edit" | "archive">();
  const close = () => setOpen(undefined);
  const change = (patch: { order: number } | { archived: boolean }, title: string) =>
    show(edit.mutateAsync({ id: type.id, ...patch }), {
      done: { title },
      failed: "Failed to update the leave type.",
    });
  const move = (place: LeaveTypeAnswer | undefined) => place && void change({ order: place.order }, "Order changed");
  const archive = async () => {
    await change({ archived: true }, `${type.name} archived`);
    close();
  };
  return (
    <ListRow
      end={
        <Box sx={{ display: "flex", flex: "none" }}>
          {!type.archived && (
            <>
              <Act label={`Move ${type.name} up`} isDisabled={!above || edit.isPending} onClick={() => move(above)}>
                <ArrowUpwardRounded fontSize="small" />
              </Act>
              <Act label={`Move ${type.name} down`} isDisabled={!below || edit.isPending} onClick={() => move(below)}>
                <ArrowDownwardRounded fontSize="small" />
              </Act>
            </>
          )}
          <Act label={`Edit ${type.name}`} onClick={() => setOpen("edit")}>
            <EditOutlined fontSize="small" />
          </Act>
          {type.archived ? (
            <Act
              label={`Restore ${type.name}`}
              isDisabled={edit.isPending}
              onClick={() => void change({ archived: false }, `${type.name} restored`)}
            >
              <UnarchiveOutlined fontSize="small" />
            </Act>
          ) : (
            <Act label={`Archive ${type.name}`} onClick={() => setOpen("archive")}>
              <ArchiveOutlined fontSize="small" />
            </Act>
          )}
        </Box>
      }
    >
      <Box sx={{ display: "flex", gap: 1.25 }}>
        <TypeIcon type={type} size={22} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{type.name}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            <DottedText>{typeSummary(type)}</DottedText>
          </Typography>
        </Box>
      </Box>
      <Suspense>{open === "edit" && <LeaveTypeDialog type={type} onClose={close} />}</Suspense>
      <ConfirmDialog
        open={open === "archive"}
        title={`Archive ${type.name}?`}
        confirm="Archive"
        isPending={edit.isPending}
        onConfirm={() => void archive()}
        onClose={close}
      >
        People will no longer be able to request it, and nothing more will accrue. Existing requests, balances, and
        reports stay. If you restore it, the time that would have accrued will be added.
      </ConfirmDialog>
    </ListRow>
  );
}

interface ActProps {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Act({ label, isDisabled = false, onClick, children }: ActProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} size="small" disabled={isDisabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
