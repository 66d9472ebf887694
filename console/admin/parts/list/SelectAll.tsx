import Checkbox from "@mui/material/Checkbox";

interface SelectAllProps {
  open: readonly string[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

export function SelectAll({ open, chosen, onChoose }: SelectAllProps) {
  const count = open.filter((id) => chosen.has(id)).length;
  const isAll = count > 0 && count === open.length;
  const isSome = count > 0 && !isAll;
  const chooseAll = () => {
    const next = new Set(chosen);
    for (const id of open)
      if (isAll) next.delete(id);
      else next.add(id);
    onChoose(next);
  };
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={isSome}
      disabled={open.length === 0}
      onChange={chooseAll}
      slotProps={{ input: { "aria-label": "Select all", ref: (input) => markAs(isSome, input) } }}
    />
  );
}

/** MUI doesn't set the DOM property `indeterminate`. */
function markAs(isIndeterminate: boolean, input: HTMLInputElement | null): void {
  if (input) input.indeterminate = isIndeterminate;
}
