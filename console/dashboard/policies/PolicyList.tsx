import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { CardsSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { timeOffText } from "#core/leave/leaveText.ts";
import { wholeFacts } from "#console/shared/wholeDates.ts";
import { officePolicies } from "./policyCalls.ts";
import { FullEditorDialog } from "./FullEditorDialog.tsx";
import { ScheduledPolicy } from "./ScheduledPolicy.tsx";

const PolicyDialog = lazyDialog(() => import("./PolicyDialog.tsx").then((file) => file.PolicyDialog));

export function PolicyList({ officeId }: { officeId: string }) {
  const policies = useQuery(officePolicies(officeId));
  const [edited, setEdited] = useState<PolicyAnswer>();
  const [simple, complex] = edited?.needsFullEditor ? [undefined, edited] : [edited, undefined];
  return (
    <Loaded
      query={policies}
      failed="Failed to load policies"
      skeleton={<CardsSkeleton height={140} />}
      empty={<Nothing>No PTO policies configured yet</Nothing>}
    >
      {(all) => (
        <>
          <Box
            sx={{
              display: "grid",
              gap: 1.5,
              gridTemplateColumns: "repeat(auto-fit, minmax(min(13.75rem, 100%), 1fr))",
            }}
          >
            {all.map((policy) => (
              <PolicyCard key={policy.id} policy={policy} onEdit={() => setEdited(policy)} />
            ))}
          </Box>
          <Suspense>
            {simple && (
              <PolicyDialog
                policy={simple}
                scheduled={all.find(({ id }) => id === simple.id)?.scheduled ?? []}
                onClose={() => setEdited(undefined)}
              />
            )}
            {complex && <FullEditorDialog policy={complex} onClose={() => setEdited(undefined)} />}
          </Suspense>
        </>
      )}
    </Loaded>
  );
}

function PolicyCard({ policy, onEdit }: { policy: PolicyAnswer; onEdit: () => void }) {
  const {
    type,
    isUnlimited,
    needsFullEditor,
    allowance,
    summary,
    accrualAmount,
    accrualPeriod,
    accrualTiming,
    carryOverDays,
    maxBalance,
  } = policy;
  const { nameOf, amountText } = useLeaveTypes();
  const name = nameOf(type);
  return (
    <Card component="article" aria-label={`${name} policy`} sx={{ p: 2, borderRadius: 2.5 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 34 }}>
        <Typography variant="h3" component="h4" sx={{ display: "flex", minWidth: 0, overflowWrap: "anywhere" }}>
          <TypeName type={type} />
        </Typography>
        <Button
          size="small"
          color="inherit"
          startIcon={<EditOutlined />}
          aria-label={`Edit ${name} policy`}
          onPointerEnter={PolicyDialog.prepare}
          onFocus={PolicyDialog.prepare}
          onClick={onEdit}
          sx={{ ml: "auto", mr: -1 }}
        >
          Edit
        </Button>
      </Box>
      {needsFullEditor ? (
        <>
          <Typography sx={{ fontSize: "1.125rem", fontWeight: 650 }}>{allowance}</Typography>
          <Typography
            variant="body2"
            sx={{
              color: "text.secondary",
              overflowWrap: "anywhere",
              display: "-webkit-box",
              WebkitBoxOrient: "vertical",
              WebkitLineClamp: "4",
              overflow: "hidden",
            }}
          >
            {wholeFacts(summary)}
          </Typography>
        </>
      ) : isUnlimited ? (
        <>
          <Chip size="small" color="primary" label="Unlimited" sx={{ mb: 0.75 }} />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            Employees can request unlimited {timeOffText(name)}
          </Typography>
        </>
      ) : (
        <>
          <Typography sx={{ fontSize: "1.125rem", fontWeight: 650 }}>
            {amountText(accrualAmount, type)} per {accrualPeriod}
          </Typography>
          <Typography variant="body2" component="div" sx={{ color: "text.secondary", lineHeight: 1.7 }}>
            <div>Accrual timing: {accrualTiming.replaceAll("_", " ")}</div>
            {carryOverDays > 0 && <div>Carries over up to {amountText(carryOverDays, type)}</div>}
            {maxBalance !== null && <div>Max balance: {amountText(maxBalance, type)}</div>}
          </Typography>
        </>
      )}
      <ScheduledPolicy policy={policy} />
    </Card>
  );
}
