import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { PolicyOfPersonAnswer } from "#core/api/PolicyAnswer.ts";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { addDays } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { listText } from "#core/listText.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { at, call } from "#console/shared/api/call.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { RecordLink } from "../../parts/RecordLink.tsx";
import { GivePolicyButton } from "../../policies/give/GivePolicyButton.tsx";
import { BALANCES_KEY } from "../useRefetchBalances.ts";

export function PersonPolicies({ person }: { person: Pick<PersonAnswer, "id" | "name" | "isActive"> }) {
  const { id: userId, name, isActive } = person;
  const query = useQuery({
    queryKey: [...BALANCES_KEY, userId, "policies"],
    queryFn: ({ signal }) =>
      call<PolicyOfPersonAnswer[]>("GET", at("api", "admin", "people", userId, "policies"), undefined, signal),
  });
  const { data, isError } = query;
  if (data ? data.length === 0 : !isError) return null;
  return (
    <Section
      title="Policies"
      actions={
        data && isActive && <GivePolicyButton person={{ id: userId, name, policyIds: data.map(({ id }) => id) }} />
      }
    >
      <Loaded query={query} failed="Failed to load policies" skeleton={null}>
        {(policies) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
            {policies.map((policy) => (
              <li key={policy.type}>
                <RecordLink place="policies" id={policy.id}>
                  <TypeName type={policy.type} />
                </RecordLink>
                <Typography variant="body2">{policy.summary}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {reasonText(policy)}
                </Typography>
              </li>
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  );
}

function reasonText({ of, name, until, passedOver }: PolicyOfPersonAnswer): string {
  const source = { person: "Their own policy", group: `From the group “${name}”`, office: `From the office “${name}”` }[
    of
  ];
  const order = passedOver.length > 0 ? `, which takes precedence over ${listText(passedOver)}` : "";
  return `${source}${order}${until === null ? "" : `, through ${formatDate(addDays(until, -1))}`}`;
}
