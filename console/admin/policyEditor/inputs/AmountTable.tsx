import AddRounded from "@mui/icons-material/AddRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import type { AmountForm, AmountRow } from "#core/policies/form/amountForm.ts";
import { twoColumns } from "#console/shared/parts/columns.ts";
import { useProblem, useUnit } from "../draft/draftContext.ts";
import { PLAIN_FIELDSET } from "./plainFieldset.ts";
import { rowNoun, tableFacts } from "./amountLabels.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { NameField } from "./NameField.tsx";
import { NumberField } from "./NumberField.tsx";
import { useRowKeys } from "./useRowKeys.ts";

type Table = Extract<AmountForm, { kind: "tiers" | "names" }>;

interface AmountTableProps {
  form: Table;
  onChange: (form: Table) => void;
  path: string;
}

export function AmountTable({ form, onChange, path }: AmountTableProps) {
  const { rows } = form;
  const box = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(rows.length);
  useEffect(() => {
    if (rows.length > shown.current) [...(box.current?.querySelectorAll("input") ?? [])].at(-2)?.focus();
    shown.current = rows.length;
  }, [rows.length]);
  const { keys, forget } = useRowKeys(rows.length);
  const remove = (nth: number) => {
    forget(nth);
    onChange({ ...form, rows: rows.toSpliced(nth, 1) });
  };
  const change = (nth: number, row: AmountRow) => onChange({ ...form, rows: rows.with(nth, row) });
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 520 }}>
      <By form={form} onChange={onChange} path={path} />
      <Box ref={box} component="fieldset" aria-label="Amounts" sx={{ display: "grid", gap: 2, ...PLAIN_FIELDSET }}>
        {rows.map((_, nth) => (
          <Row
            key={keys[nth]}
            form={form}
            nth={nth}
            onChange={(next) => change(nth, next)}
            onRemove={rows.length > 1 ? () => remove(nth) : undefined}
            path={path}
          />
        ))}
      </Box>
      <Box>
        <Button
          size="small"
          startIcon={<AddRounded />}
          sx={{ ml: -1.5 }}
          onClick={() => {
            onChange({ ...form, rows: [...rows, nextRow(form)] });
          }}
        >
          Add row
        </Button>
      </Box>
    </Box>
  );
}

function By({ form, onChange, path }: AmountTableProps) {
  if (form.kind === "tiers") {
    const choices = tableFacts(form.by);
    const change = (by: string) => onChange({ ...form, by });
    return <ChoiceField label="Based on" value={form.by} choices={choices} onChange={change} path={`${path}.by`} />;
  }
  return (
    <NameField
      label="Based on"
      value={form.by}
      onChange={(by) => onChange({ ...form, by })}
      path={`${path}.by`}
      hint="A kind of group, such as “grade” for groups like “grade: staff”"
    />
  );
}

interface RowProps {
  form: Table;
  nth: number;
  onChange: (row: AmountRow) => void;
  onRemove: (() => void) | undefined;
  path: string;
}

function Row({ form, nth, onChange, onRemove, path }: RowProps) {
  const unit = useUnit();
  const row = form.rows[nth] ?? { from: 0, amount: 0 };
  const isTier = form.kind === "tiers";
  const problem = useProblem(`${path}.tiers[${nth}]`);
  const own = isTier ? `${path}.tiers[${nth}][1]` : `${path}.map.${row.from}`;
  const isTaken = (name: string) => form.rows.some(({ from }, other) => other !== nth && String(from) === name);
  return (
    <Box>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr) 40px" }}>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: twoColumns("7rem") }}>
          {isTier ? (
            <NumberField
              label={`From, row ${nth + 1}`}
              isBare
              noun="and up"
              value={row.from}
              onChange={(from) => onChange({ ...row, from })}
              path={`${path}.tiers[${nth}][0]`}
            />
          ) : (
            <NameField
              label={`Group, row ${nth + 1}`}
              isBare
              value={String(row.from)}
              onChange={(from) => {
                if (from !== "" && !isTaken(from)) onChange({ ...row, from });
              }}
              path=""
            />
          )}
          <NumberField
            label={`Amount, row ${nth + 1}`}
            isBare
            noun={rowNoun(form.rowsIn, unit)}
            value={row.amount}
            onChange={(amount) => onChange({ ...row, amount })}
            path={form.rowsIn === "amounts" ? own : `${own}.weeks`}
          />
        </Box>
        <IconButton aria-label={`Remove row ${nth + 1}`} disabled={!onRemove} onClick={() => onRemove?.()}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
      {problem && (
        <Typography variant="body2" role="alert" sx={{ color: "error.main", mt: 0.5 }}>
          {problem}
        </Typography>
      )}
    </Box>
  );
}

function nextRow({ kind, by, rows }: Table): AmountRow {
  const last = rows.at(-1);
  const amount = last?.amount ?? 0;
  if (kind === "names") return { from: unusedName(rows), amount };
  const from = typeof last?.from === "number" ? last.from : 0;
  return { from: from + (by === "monthsOfService" ? 12 : 5), amount };
}

function unusedName(rows: readonly AmountRow[]): string {
  let place = rows.length + 1;
  while (rows.some(({ from }) => from === `group ${place}`)) place += 1;
  return `group ${place}`;
}
