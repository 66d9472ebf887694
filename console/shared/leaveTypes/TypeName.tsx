import Box from "@mui/material/Box";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { useLeaveTypes } from "./leaveTypesContext.ts";
import { TypeIcon } from "./TypeIcon.tsx";
import { DottedText } from "../parts/DottedText.tsx";

interface TypeNameProps {
  type: LeaveType;
  size?: number;
  more?: string;
}

export function TypeName({ type, size, more = "" }: TypeNameProps) {
  const { nameOf, typeOf } = useLeaveTypes();
  const known = typeOf(type);
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "flex-start", verticalAlign: "bottom", gap: 0.75, minWidth: 0 }}
    >
      {known && (
        <Box component="span" sx={{ display: "inline-flex", alignItems: "center", flex: "none", height: "1lh" }}>
          <TypeIcon type={known} {...(size !== undefined && { size })} />
        </Box>
      )}
      <span>
        <DottedText>{`${nameOf(type)}${more}`}</DottedText>
      </span>
    </Box>
  );
}
