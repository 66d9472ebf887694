import AddRounded from "@mui/icons-material/AddRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useCallback } from "react";
import { listText } from "#core/listText.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
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
import type { EditDocument } from "./withSection.ts";

const NEW_GRANT: GrantRule = { frequency: "yearly", amount: 5, starterShare: "byDay", leaverShare: "byDay" };

interface PolicyFormProps {
  document: PolicyDocument;
  edit: EditDocument;
}

export function PolicyForm({ document, edit }: PolicyFormProps) {
  const {
    grants = [],
    unit,
    step,
    leaveYear,
    rounding,
    consumption,
    counting,
    booking,
    credits,
    settlement,
  } = document;
  const beyond = beyondForm(document);
  const { keys, forget } = useRowKeys(grants.length);
  const editGrants = useCallback(
    (change: (grants: GrantRule[]) => GrantRule[]) =>
      edit((current) => changed(current, { grants: change(current.grants ?? []) })),
    [edit],
  );
  const editGrant = useCallback(
    (index: number, change: (grant: GrantRule) => GrantRule) =>
      editGrants((current) => current.map((grant, nth) => (nth === index ? change(grant) : grant))),
    [editGrants],
  );
  const removeGrant = useCallback(
    (index: number) => {
      forget(index);
      editGrants((current) => current.toSpliced(index, 1));
    },
    [editGrants, forget],
  );
  return (
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {beyond.length > 0 && (
        <Alert severity="info" variant="outlined">
          {`Some settings of this policy appear only in the JSON view: ${listText(beyond)}.`}
        </Alert>
      )}
      <BasicsSection unit={unit} step={step} leaveYear={leaveYear} rounding={rounding} edit={edit} />
      {grants.map((grant, index) => (
        <GrantCard
          key={keys[index]}
          grant={grant}
          title={grants.length === 1 ? "Grant" : titleOf(grantName(grant, index))}
          index={index}
          isOneOfMany={grants.length > 1}
          onChange={editGrant}
          onRemove={removeGrant}
        />
      ))}
      {grants.length === 0 && (
        <Alert severity="info" variant="outlined">
          Without grants, leave is unlimited unless you set a limit below.
        </Alert>
      )}
      <Box>
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          onClick={() => editGrants((current) => [...current, NEW_GRANT])}
        >
          {grants.length === 0 ? "Add a grant" : "Add another grant"}
        </Button>
      </Box>
      <UseSection consumption={consumption} counting={counting} edit={edit} />
      <BookingSection booking={booking} unit={unit} edit={edit} />
      <CreditSection credits={credits} unit={unit} edit={edit} />
      <SettlementSection settlement={settlement} edit={edit} />
    </Box>
  );
}

function titleOf(name: string): string {
  return name.startsWith("grant")
    ? `G${name.slice(1)}`
    : name.replace(/[“”]/g, "").replace(/^./, (first) => first.toUpperCase());
}
