import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import type { Steady } from "#console/shared/live/steadyList.ts";
import { columns } from "#console/shared/parts/columns.ts";
import { ApprovalCard } from "./ApprovalCard.tsx";

export type SteadyRequest = Steady<TeamRequestAnswer>;

export interface Selection {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

export interface CardsProps {
  requests: readonly SteadyRequest[];
  onDiscuss: (id: string) => void;
  onDecided: (id: string) => void;
  selection?: Selection | undefined;
}

export function ApprovalCards({ requests, onDiscuss, onDecided, selection }: CardsProps) {
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: columns("18.75rem") }}>
      {requests.map(({ item: request, isGone }) => (
        <Place key={request.id} isGone={isGone}>
          <ApprovalCard
            request={request}
            onDiscuss={() => onDiscuss(request.id)}
            onDecided={() => onDecided(request.id)}
            selection={
              selection && {
                isSelected: selection.has(request.id),
                onToggle: () => selection.toggle(request.id),
              }
            }
          />
        </Place>
      ))}
    </Box>
  );
}

function Place({ isGone, children }: { isGone: boolean; children: ReactNode }) {
  return (
    <Box sx={{ display: "grid", position: "relative" }}>
      <Box inert={isGone} sx={{ display: "grid", opacity: isGone ? 0.4 : 1 }}>
        {children}
      </Box>
      {isGone && (
        <Chip component="output" label="No longer waiting" sx={{ position: "absolute", inset: 0, m: "auto" }} />
      )}
    </Box>
  );
}

export function SnoozedCards(props: Omit<CardsProps, "selection">) {
  if (props.requests.length === 0) return null;
  return (
    <Box component="section" aria-label="Snoozed" sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        Snoozed
      </Typography>
      <ApprovalCards {...props} />
    </Box>
  );
}
