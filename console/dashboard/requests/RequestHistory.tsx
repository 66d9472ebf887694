import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { ConfirmDialog } from "#console/shared/parts/ConfirmDialog.tsx";
import { Loaded } from "#console/shared/parts/Loaded.tsx";
import { Nothing } from "#console/shared/parts/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/parts/Skeletons.tsx";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { typeLabel } from "#console/shared/formats.ts";
import { type OwnRequest, ownRequests, useCancelRequest } from "./requestCalls.ts";
import { RequestRow } from "./RequestRow.tsx";
import { StatusChip } from "./StatusChip.tsx";

/** All of one's own requests, the newest first; pending ones can be cancelled. */
export function RequestHistory() {
  const requests = useQuery(ownRequests());
  const [asked, setAsked] = useState<OwnRequest>();
  return (
    <Section title="Request History">
      <Loaded
        query={requests}
        failed="Failed to load request history"
        skeleton={<ListSkeleton rows={5} />}
        empty={<Nothing>No PTO requests yet</Nothing>}
      >
        {(all) => (
          <>
            <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
              {all.map((request) => (
                <RequestRow key={request.id} request={request}>
                  {request.status === "pending" && (
                    <Button
                      size="small"
                      color="inherit"
                      onClick={() => setAsked(request)}
                      aria-label={`Cancel request ${formatSpan(request.startDate, request.endDate)}`}
                    >
                      Cancel
                    </Button>
                  )}
                  <StatusChip status={request.status} />
                </RequestRow>
              ))}
            </Box>
            <StatusCounts requests={all} />
          </>
        )}
      </Loaded>
      {asked && <CancelDialog request={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

function StatusCounts({ requests }: { requests: OwnRequest[] }) {
  const counted = (["pending", "approved", "rejected"] as const).map(
    (status) => `${requests.filter((request) => request.status === status).length} ${status}`,
  );
  return (
    <Typography
      variant="body2"
      sx={{ color: "text.secondary", borderTop: 1, borderColor: "divider", pt: 1.5, mt: 0.5 }}
    >
      {counted.join(" · ")}
    </Typography>
  );
}

function CancelDialog({ request, onClose }: { request: OwnRequest; onClose: () => void }) {
  const cancel = useCancelRequest();
  const toast = useToast();
  const confirm = () =>
    cancel.mutate(request.id, {
      onSuccess: () => toast({ title: "Request Cancelled" }),
      onError: (error) =>
        toast({
          title: "Cancellation Failed",
          description: wordsOf(error, "Failed to cancel request. Please try again."),
          tone: "destructive",
        }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      title="Cancel this request?"
      confirm="Cancel Request"
      dismiss="Keep Request"
      isPending={cancel.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      Your {typeLabel(request.type).toLowerCase()} request for {formatSpan(request.startDate, request.endDate)} will be
      withdrawn.
    </ConfirmDialog>
  );
}
