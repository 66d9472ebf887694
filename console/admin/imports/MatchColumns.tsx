import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { ColumnsAnswer } from "#core/api/admin/ColumnsAnswer.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import type { ColumnPlan } from "./importCalls.ts";
import type { ImportKind } from "./importKinds.ts";
import { useFocusAfterChange } from "#console/shared/useFocusAfterChange.ts";
import { matchProblems, planOf } from "./matchedPlan.ts";
import { MatchTable } from "./MatchTable.tsx";

interface MatchColumnsProps {
  kind: ImportKind;
  seen: ColumnsAnswer;
  isDisabled: boolean;
  isMatched: boolean;
  onMatch: (plan: ColumnPlan | undefined) => void;
}

export function MatchColumns({ kind, seen, isDisabled, isMatched, onMatch }: MatchColumnsProps) {
  const id = useId();
  const table = useFocusAfterChange<HTMLParagraphElement>(isMatched);
  const [fields, setFields] = useState(() => seen.columns.map(({ field }) => field));
  const [dates, setDates] = useState(seen.dates);
  const problems = matchProblems(kind, seen, { columns: fields, dates });
  const confirm = () => onMatch(planOf(kind, seen, { columns: fields, dates }));
  const begin = useEffectEvent(() => {
    if (seen.basis === "exact" && problems.length === 0) confirm();
  });
  useEffect(() => {
    begin();
  }, []);
  const imported = fields.filter((field) => field !== null).length;
  if (isMatched) {
    return (
      <Section
        title="2. Columns"
        actions={
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={isDisabled}
            onClick={() => onMatch(undefined)}
          >
            Change columns
          </Button>
        }
      >
        <Typography sx={{ color: "text.secondary" }}>
          {imported === fields.length
            ? "Every column is imported."
            : `${imported} of ${fields.length} columns ${imported === 1 ? "is" : "are"} imported.`}
        </Typography>
      </Section>
    );
  }
  return (
    <Section title="2. Columns">
      <Typography
        ref={table}
        tabIndex={-1}
        sx={{ color: "text.secondary", maxWidth: "75ch", mb: 1.5, outlineOffset: 4 }}
      >
        {LEADS[seen.basis]}
      </Typography>
      <MatchTable
        kind={kind}
        seen={seen}
        fields={fields}
        dates={dates}
        onField={(place, field) => setFields(fields.with(place, field))}
        onDates={(field, order) => setDates({ ...dates, [field]: order })}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1, mt: 2 }}>
        <Button
          variant="contained"
          disabled={problems.length > 0}
          onClick={confirm}
          {...(problems.length > 0 && { "aria-describedby": id })}
        >
          Review changes
        </Button>
        {problems.length > 0 && (
          <Box component="output" id={id} sx={{ display: "block", color: "text.secondary" }}>
            {problems.map((problem) => (
              <Typography key={problem} variant="body2">
                {problem}
              </Typography>
            ))}
          </Box>
        )}
      </Box>
    </Section>
  );
}

const LEADS: Record<ColumnsAnswer["basis"], string> = {
  exact: "The headers are Awayday's own. If dates can be read in two ways, choose how they are written.",
  remembered:
    "The columns are matched the way they were in your organization's last import of a file with these headers.",
  suggested:
    "Check the field for each column. Once the file is imported, Awayday remembers these choices for files with the same headers.",
};
