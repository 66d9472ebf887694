import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useGetList, useNotify } from "react-admin";
import { useNavigate } from "react-router";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { movedBefore } from "#core/policies/movedBefore.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { asApiError } from "../../api/asApiError.ts";
import { PolicyChangeDialog } from "../../policyEditor/saving/PolicyChangeDialog.tsx";
import { orderImpact, orderPolicy, type PolicyOrder } from "./assignmentCalls.ts";

interface OrderPolicyDialogProps {
  policy: OfficePolicyAnswer;
  onClose: () => void;
}

const LAST = "last";
const SAME = "same";

export function OrderPolicyDialog({ policy: { id, type }, onClose }: OrderPolicyDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [place, setPlace] = useState(SAME);
  const { data, ...query } = useGetList<OfficePolicyAnswer>("policies", {
    filter: { type },
    pagination: { page: 1, perPage: 1000 },
    sort: { field: "officeName", order: "ASC" },
  });
  const groups = data?.flatMap(({ id: of, assignment }) =>
    assignment?.group == null ? [] : [{ id: of, group: assignment.group, position: assignment.position }],
  );
  const others = groups?.filter((one) => one.id !== id) ?? [];
  const next = place === LAST ? null : place;
  const shown = place === SAME ? groups : groups && movedBefore(groups, { id, next });
  const edit: PolicyOrder | null = place === SAME ? null : { before: next };
  return (
    <PolicyChangeDialog
      title="Change the order of groups"
      text="If a person belongs to several of these groups, the first group's policy applies. The change applies from the start of this leave year."
      labels={{ submit: "Change order", confirm: "Change anyway" }}
      edit={edit}
      save={(wanted) => orderPolicy(id, wanted)}
      onSaved={async (moved) => {
        notify("Order changed");
        onClose();
        if (moved.id !== id) await navigate(`/policies/${moved.id}`);
        await client.invalidateQueries();
      }}
      failed="Failed to change the order."
      impact={{
        type,
        impactOf: (asked) => orderImpact(id, asked),
        hint: "Choose another position to see whose balances are affected.",
        unchanged: "Nothing changes: the policy is already in this position.",
      }}
      onClose={onClose}
    >
      <Loaded
        query={{ ...query, data: shown, error: asApiError(query.error) }}
        failed="Failed to load the groups"
        skeleton={<ListSkeleton rows={2} height={32} />}
        empty={<Nothing>No group has a policy for this leave type</Nothing>}
      >
        {(order) => (
          <>
            <Box component="ol" aria-label="Order of groups" sx={{ m: 0, pl: 3, overflowWrap: "anywhere" }}>
              {order.map((one) => (
                <Typography component="li" key={one.id} sx={one.id === id ? { fontWeight: 600 } : {}}>
                  {one.group}
                </Typography>
              ))}
            </Box>
            {others.length > 0 && (
              <TextField
                select
                label="Position of this policy"
                value={place}
                onChange={({ target }) => setPlace(target.value)}
                fullWidth
              >
                <MenuItem value={SAME}>Unchanged</MenuItem>
                {others.map((one) => (
                  <MenuItem key={one.id} value={one.id}>
                    {`Before ${one.group}`}
                  </MenuItem>
                ))}
                <MenuItem value={LAST}>Last</MenuItem>
              </TextField>
            )}
          </>
        )}
      </Loaded>
    </PolicyChangeDialog>
  );
}
