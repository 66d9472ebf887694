import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { delegateSuggestion } from "#console/shared/delegations/delegationCalls.ts";
import { InputDialog } from "#console/shared/dialogs/InputDialog.tsx";
import { useMe } from "#console/dashboard/session/meContext.ts";
import { RequestForm } from "./RequestForm.tsx";
import { useSendRequest } from "./useSendRequest.ts";
import { WhoDecidesDialog } from "./WhoDecidesDialog.tsx";

const ROOMY = "min(816px, calc(100% - 64px))";

interface RequestDialogProps {
  request?: RequestAnswer;
  dates?: { startDate: IsoDate; endDate: IsoDate } | undefined;
  onClose: () => void;
}

export function RequestDialog({ request, dates, onClose }: RequestDialogProps) {
  const { role } = useMe();
  const client = useQueryClient();
  const sending = useSendRequest(request);
  const [discarded, setDiscarded] = useState(0);
  const [asked, setAsked] = useState<Omit<ComponentProps<typeof WhoDecidesDialog>, "onClose">>();
  const finish = async (booked?: { startDate: IsoDate; endDate: IsoDate }) => {
    if (!booked || !isAtLeast(role, "Manager")) return onClose();
    const days = { from: booked.startDate, to: booked.endDate };
    const suggestion = await client.fetchQuery({ ...delegateSuggestion(days), retry: false }).catch(() => undefined);
    if (suggestion?.isNeeded) setAsked({ days, suggested: suggestion.suggested });
    else onClose();
  };
  if (asked) return <WhoDecidesDialog {...asked} onClose={onClose} />;
  return (
    <InputDialog
      title={request ? "Edit Request" : "Request Time Off"}
      height={ROOMY}
      hasCloseButton
      onClose={sending.isSending ? undefined : onClose}
    >
      <RequestForm
        key={`after ${discarded} discarded drafts`}
        {...(request && { request })}
        dates={dates}
        sending={sending}
        onDone={(booked) => void finish(booked)}
        onDiscard={() => setDiscarded((count) => count + 1)}
      />
    </InputDialog>
  );
}
