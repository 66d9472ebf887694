import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { JoinRequestAnswer } from "#core/api/sso/SsoAnswer.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { notifiedBy } from "#console/shared/notifiedBy.ts";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { joinRequests, useAcceptJoinRequest, useDeclineJoinRequest } from "./joinRequestCalls.ts";

export function JoinRequests() {
  const query = useQuery(joinRequests());
  const heading = useId();
  return (
    <FocusPlace record={query.data}>
      <Loaded query={query} failed="Failed to load the requests to join" skeleton={null} empty={null}>
        {(waiting) => (
          <Card component="section" aria-labelledby={heading} variant="outlined" sx={{ mb: 3 }}>
            <Typography id={heading} variant="subtitle1" component="h2" sx={{ fontWeight: 600, px: 2.5, pt: 2 }}>
              Asking to join
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary", px: 2.5, pb: 1 }}>
              These people signed in with single sign-on and have no account here. Those you accept become Employees.
            </Typography>
            <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
              {waiting.map((person) => (
                <Waiting key={person.id} person={person} />
              ))}
            </Box>
          </Card>
        )}
      </Loaded>
    </FocusPlace>
  );
}

function Waiting({ person }: { person: JoinRequestAnswer }) {
  const { id, email, name, connectionName, createdAt } = person;
  const [isDeclining, setDeclining] = useState(false);
  const accept = useAcceptJoinRequest(id);
  const decline = useDeclineJoinRequest(id);
  const show = useOutcome();
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        px: 2.5,
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: "1 1 15rem", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          <EmailText>{name === null ? email : `${name} (${email})`}</EmailText>
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {`With ${connectionName}, ${localMoment(createdAt)}`}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", gap: 1 }}>
        <BusyButton
          size="small"
          variant="contained"
          aria-label={`Accept ${email}`}
          loading={accept.isPending}
          onClick={() =>
            void show(accept.mutateAsync(), {
              done: { title: "Person added", description: `They were notified ${notifiedBy()} and can sign in.` },
              failed: "Failed to accept the request.",
            })
          }
        >
          Accept
        </BusyButton>
        <Button size="small" color="error" aria-label={`Decline ${email}`} onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </Box>
      <ConfirmDialog
        open={isDeclining}
        title={`Decline the request from ${email}?`}
        confirm="Decline"
        isPending={decline.isPending}
        onClose={() => setDeclining(false)}
        onConfirm={() =>
          void show(decline.mutateAsync(), {
            done: { title: "Request declined" },
            failed: "Failed to decline the request.",
          })
        }
      >
        They can&apos;t ask again for 30 days. You can still invite them.
      </ConfirmDialog>
    </Box>
  );
}
