import Checkbox from "@mui/material/Checkbox";
import TableCell from "@mui/material/TableCell";
import TableRow, { type TableRowProps } from "@mui/material/TableRow";
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useResourceContext,
} from "react-admin";
import { useNameOf } from "../useNameOf.ts";

/** Names the checkbox's input, because react-admin labels only the element around the input. */
export function SelectableRow({ children, ...look }: TableRowProps) {
  const record = useRecordContext();
  const nameOf = useNameOf(useResourceContext());
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  if (!record) return null;
  const isSelected = selectedIds?.includes(record.id) ?? false;
  return (
    <TableRow {...look} hover selected={isSelected}>
      {hasBulkActions && handleToggleItem && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={isSelected}
            disabled={!isSelected && isRowSelectable?.(record) === false}
            onClick={(event) => handleToggleItem(record.id, event)}
            slotProps={{ input: { "aria-label": `Select ${nameOf(record)}` } }}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
}
