import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import type { Control } from "react-hook-form";
import type { z } from "zod";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { capitalized } from "#core/capitalized.ts";
import {
  TYPE_COLORS,
  TYPE_ICONS,
  TYPE_REQUESTERS,
  TYPE_VISIBILITIES,
  type TypeColor,
} from "#core/leave/LeaveTypeView.ts";
import { isStandardType } from "#core/leave/standardTypes.ts";
import type { LeaveTypeInput } from "#core/leaveTypes/LeaveTypeInput.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { TypeIcon } from "#console/shared/leaveTypes/TypeIcon.tsx";
import { twoColumns } from "#console/shared/parts/columns.ts";
import { useWatch } from "react-hook-form";
import { REQUESTER_WORDS, VISIBILITY_WORDS } from "./typeWords.ts";

const PAIR = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: twoColumns("12.5rem"),
};
const LOOK = { display: "flex", alignItems: "center", gap: 1 };

interface TypeFieldsProps {
  control: Control<z.input<typeof LeaveTypeInput>, unknown, LeaveTypeInput>;
  type: LeaveTypeAnswer | undefined;
}

export function TypeFields({ control, type }: TypeFieldsProps) {
  const chosen = useWatch({ control, name: "color" });
  const color = TYPE_COLORS.find((one) => one === chosen) ?? "teal";
  const seenBy = useWatch({ control, name: "visibility" });
  const isMoreVisible = type !== undefined && visibilityPlace(seenBy) < visibilityPlace(type.visibility);
  const isStandard = type !== undefined && isStandardType(type.key);
  return (
    <>
      <TextInput
        control={control}
        name="name"
        label="Name"
        disabled={isStandard}
        {...(isStandard && { hint: "Can't be renamed" })}
      />
      <Box sx={PAIR}>
        <TextInput control={control} name="icon" label="Icon" select>
          {TYPE_ICONS.map((icon) => (
            <MenuItem key={icon} value={icon}>
              <Box component="span" sx={LOOK}>
                <TypeIcon type={{ icon, color }} />
                {capitalized(icon)}
              </Box>
            </MenuItem>
          ))}
        </TextInput>
        <TextInput control={control} name="color" label="Color" select>
          {TYPE_COLORS.map((one) => (
            <MenuItem key={one} value={one}>
              <Box component="span" sx={LOOK}>
                <Swatch color={one} />
                {capitalized(one)}
              </Box>
            </MenuItem>
          ))}
        </TextInput>
        <TextInput
          control={control}
          name="unit"
          label="Unit"
          select
          disabled={type !== undefined}
          hint={type ? "Can't be changed" : "Can't be changed later"}
        >
          <MenuItem value="day">Days</MenuItem>
          <MenuItem value="hour">Hours</MenuItem>
        </TextInput>
      </Box>
      <TextInput
        control={control}
        name="visibility"
        label="Visibility"
        select
        {...(isMoreVisible && { hint: "Colleagues will also see leave that was requested before this change" })}
      >
        {TYPE_VISIBILITIES.map((visibility) => (
          <MenuItem key={visibility} value={visibility}>
            {VISIBILITY_WORDS[visibility]}
          </MenuItem>
        ))}
      </TextInput>
      <TextInput control={control} name="requestableBy" label="Available to" select>
        {TYPE_REQUESTERS.map((requesters) => (
          <MenuItem key={requesters} value={requesters}>
            {REQUESTER_WORDS[requesters]}
          </MenuItem>
        ))}
      </TextInput>
      <CheckInput control={control} name="paid" label="Paid leave" />
    </>
  );
}

function Swatch({ color }: { color: TypeColor }) {
  return <Box component="span" sx={{ width: 14, height: 14, borderRadius: "50%", bgcolor: `leave.${color}` }} />;
}

function visibilityPlace(visibility: unknown): number {
  return TYPE_VISIBILITIES.findIndex((one) => one === visibility);
}
