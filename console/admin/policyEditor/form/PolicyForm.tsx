import AddRounded from "@mui/icons-material/AddRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { listText } from "#core/listText.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { beyondForm, grantName } from "#core/policies/form/beyondForm.ts";
import { changed } from "#core/policies/form/changed.ts";
import { useRowKeys } from "../inputs/useRowKeys.ts";
import { BasicsSection } from "./BasicsSection.tsx";
import { BookingSection } from "./BookingSection.tsx";
import { CreditSection } from "./CreditSection.tsx";
import { GrantCard } from "./GrantCard.tsx";
import { SettlementSection } from "./SettlementSection.tsx";
import { UseSection } from "./UseSection.tsx";
import type { PartProps } from "./withSection.ts";

const NEW_GRANT: GrantRule = { frequency: "yearly", amount: 5, starterShare: "byDay", leaverShare: "byDay" };

/** The form of a policy document. It leaves the settings that it can't show as they are. */
export function PolicyForm({ document, onChange }: PartProps) {
  const { grants = [] } = document;
  const beyond = beyondForm(document);
  const { keys, forget } = useRowKeys(grants.length);
  const setGrants = (next: GrantRule[]) => onChange(changed(document, { grants: next }));
  return (
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {beyond.length > 0 && (
        <Alert severity="info" variant="outlined">
          {`Some settings of this policy appear only in the JSON view: ${listText(beyond)}.`}
        </Alert>
      )}
      <BasicsSection document={document} onChange={onChange} />
      {grants.map((grant, index) => (
        <GrantCard
          key={keys[index]}
          grant={grant}
          title={grants.length === 1 ? "Grant" : titleOf(grantName(grant, index))}
          path={`grants[${index}]`}
          isOneOfMany={grants.length > 1}
          onChange={(next) => setGrants(grants.with(index, next))}
          onRemove={() => {
            forget(index);
            setGrants(grants.toSpliced(index, 1));
          }}
        />
      ))}
      {grants.length === 0 && (
        <Alert severity="info" variant="outlined">
          Without grants, leave is unlimited unless you set a limit below.
        </Alert>
      )}
      <Box>
        <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setGrants([...grants, NEW_GRANT])}>
          {grants.length === 0 ? "Add a grant" : "Add another grant"}
        </Button>
      </Box>
      <UseSection document={document} onChange={onChange} />
      <BookingSection document={document} onChange={onChange} />
      <CreditSection document={document} onChange={onChange} />
      <SettlementSection document={document} onChange={onChange} />
    </Box>
  );
}

function titleOf(name: string): string {
  return name.startsWith("grant")
    ? `G${name.slice(1)}`
    : name.replace(/[“”]/g, "").replace(/^./, (first) => first.toUpperCase());
}
