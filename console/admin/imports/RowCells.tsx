import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { RowVerdict } from "#core/imports/RowVerdict.ts";
import { columns } from "#console/shared/parts/columns.ts";
import { inWords } from "../parts/words.ts";
import type { Fixes } from "./useFixes.ts";

interface RowCellsProps {
  row: RowVerdict;
  cells: NonNullable<RowVerdict["cells"]>;
  edited: Readonly<Record<string, string>> | undefined;
  isDisabled: boolean;
  onEdit: Fixes["edit"];
}

export function RowCells({ row: { line, reasons = [] }, cells, edited, isDisabled, onEdit }: RowCellsProps) {
  const [isWhole, setWhole] = useState(false);
  const wrong = [...new Set(reasons.flatMap(({ column }) => column ?? []))];
  const fields = isWhole ? [...new Set([...Object.keys(cells), ...wrong])] : wrong;
  return (
    <Box sx={{ display: "grid", gap: 1.25, mt: 1.5, justifyItems: "start" }}>
      {fields.length > 0 && (
        <Box
          sx={{
            display: "grid",
            width: 1,
            gap: 2,
            gridTemplateColumns: columns("13rem"),
            alignItems: "start",
          }}
        >
          {fields.map((field) => {
            const text = edited?.[field] ?? cells[field] ?? "";
            const found = reasons.filter(({ column }) => column === field && text === (cells[field] ?? ""));
            return (
              <TextField
                key={field}
                size="small"
                label={inWords(field)}
                value={text}
                disabled={isDisabled}
                error={found.length > 0}
                helperText={found.map((reason) => reason.text).join(". ")}
                onChange={({ target }) => onEdit(line, cells, field, target.value)}
                slotProps={{
                  htmlInput: { "aria-label": `${inWords(field)} on line ${line}`, autoComplete: "off" },
                }}
              />
            );
          })}
        </Box>
      )}
      {!isWhole && (
        <Button
          size="small"
          disabled={isDisabled}
          onClick={() => setWhole(true)}
          aria-label={`Edit line ${line}`}
          sx={{ ml: -1.5 }}
        >
          {wrong.length > 0 ? "Edit whole row" : "Edit row"}
        </Button>
      )}
    </Box>
  );
}
