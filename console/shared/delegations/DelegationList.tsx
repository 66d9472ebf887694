import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DelegationAnswer } from "#core/api/delegations/DelegationAnswer.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { dotted } from "../dotted.ts";
import { wholeDates } from "../wholeDates.ts";
import { DottedText } from "../parts/DottedText.tsx";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";
import { FocusPlace } from "../parts/FocusPlace.tsx";
import { Loaded } from "../states/Loaded.tsx";
import { Nothing } from "../states/Nothing.tsx";
import { useOutcome } from "../toast/useOutcome.ts";
import { delegationsOf, useEndDelegation } from "./delegationCalls.ts";
import { useTitleText } from "../parts/titleText.ts";

interface DelegationListProps {
  person: { id: string; name: string };
  isOwn: boolean;
}

export function DelegationList({ person, isOwn }: DelegationListProps) {
  const titleText = useTitleText();
  const delegations = useQuery(delegationsOf(person.id));
  const [ending, setEnding] = useState<DelegationAnswer>();
  const end = useEndDelegation();
  const show = useOutcome();
  const confirmEnd = async (delegation: DelegationAnswer) => {
    const done = {
      title: titleText("Delegation Ended"),
      description: `${delegation.delegateName} no longer decides for ${isOwn ? "you" : person.name}.`,
    };
    await show(end.mutateAsync(delegation.id), { done, failed: "Failed to end the delegation." });
    setEnding(undefined);
  };
  return (
    <FocusPlace record={ending ?? delegations.data}>
      <Loaded
        query={delegations}
        failed="Failed to load delegates"
        skeleton={null}
        empty={<Nothing>{isOwn ? "You have no delegates" : "No delegates"}</Nothing>}
      >
        {(all) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
            {all.map((delegation) => (
              <Box
                component="li"
                key={delegation.id}
                sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2 }}
              >
                <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
                  <Typography variant="subtitle2" component="p">
                    {words(delegation, person, isOwn)}
                  </Typography>
                  <Typography variant="body2" sx={{ color: "text.secondary" }}>
                    <DottedText>
                      {dotted(wholeDates(formatSpan(delegation.from, delegation.to)), delegation.isCurrent && "now")}
                    </DottedText>
                  </Typography>
                </Box>
                {delegation.approverId === person.id && (
                  <Button
                    color="inherit"
                    onClick={() => setEnding(delegation)}
                    aria-label={`End the delegation to ${delegation.delegateName}`}
                  >
                    End
                  </Button>
                )}
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
      {ending && (
        <ConfirmDialog
          open
          title={`End the delegation to ${ending.delegateName}?`}
          confirm={titleText("End Delegation")}
          isPending={end.isPending}
          onConfirm={() => void confirmEnd(ending)}
          onClose={() => setEnding(undefined)}
        >
          {ending.delegateName} will no longer be able to decide for {isOwn ? "you" : person.name}, even from emails and
          Slack messages they already received.
        </ConfirmDialog>
      )}
    </FocusPlace>
  );
}

function words(delegation: DelegationAnswer, person: { id: string; name: string }, isOwn: boolean): string {
  const name = isOwn ? undefined : person.name;
  return delegation.approverId === person.id
    ? `${delegation.delegateName} decides for ${name ?? "you"}`
    : `${name ? `${name} decides` : "You decide"} for ${delegation.approverName}`;
}
