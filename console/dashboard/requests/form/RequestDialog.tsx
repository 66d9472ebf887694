import CloseRounded from "@mui/icons-material/CloseRounded";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useId, useState } from "react";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { delegateSuggestion } from "#console/shared/delegations/delegationCalls.ts";
import { useMe } from "#console/dashboard/session/meContext.ts";
import { RequestForm } from "./RequestForm.tsx";
import { WhoDecidesDialog } from "./WhoDecidesDialog.tsx";

/** A fixed height, whatever the form shows, so that its buttons stay in place. */
const ROOMY = "min(744px, calc(100% - 64px))";

/**
 * The form for a new request, or to edit `request`, in a dialog, full-screen on phones. A click outside doesn't close
 * it, so the choices aren't lost. After a new request from an approver, it asks who decides during the absence.
 */
export function RequestDialog({ request, onClose }: { request?: RequestAnswer; onClose: () => void }) {
  const id = useId();
  const { role } = useMe();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Omit<ComponentProps<typeof WhoDecidesDialog>, "onClose">>();
  const finish = async (booked?: { startDate: IsoDate; endDate: IsoDate }) => {
    if (!booked || !isAtLeast(role, "Manager")) return onClose();
    const days = { from: booked.startDate, to: booked.endDate };
    // The request was sent, so it doesn't matter if the question can't be asked.
    const suggestion = await client.fetchQuery({ ...delegateSuggestion(days), retry: false }).catch(() => undefined);
    if (suggestion?.isNeeded) setAsked({ days, suggested: suggestion.suggested });
    else onClose();
  };
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  if (asked) return <WhoDecidesDialog {...asked} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={(_, reason) => reason !== "backdropClick" && onClose()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: isPhone ? {} : { height: ROOMY } } }}
    >
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {request ? "Edit Request" : "Request Time Off"}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: "absolute", top: 12, right: 12 }}>
        <CloseRounded fontSize="small" />
      </IconButton>
      <RequestForm {...(request && { request })} onDone={(booked) => void finish(booked)} />
    </Dialog>
  );
}
