import { z } from "zod";
import { idField, isoDateField, orAbsent, text, yesOrNo } from "#core/inputs.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { DocumentInput } from "./DocumentInput.ts";
import { GROUP_LENGTH } from "./facts/PersonFacts.ts";

const ONE_HOLDER = "Choose a group or a person";

export const AssignmentInput = DocumentInput.omit({ basedOn: true })
  .extend({
    type: leaveTypeField(),
    group: orAbsent(text({ max: GROUP_LENGTH })),
    userId: orAbsent(idField("Unknown person")),
  })
  .refine(({ group, userId }) => (group === undefined) !== (userId === undefined), {
    error: ONE_HOLDER,
    path: ["group"],
  });
export type AssignmentInput = z.output<typeof AssignmentInput>;

/** `effectiveOn` is the first day without the policy. */
export const EndInput = z.object({
  effectiveOn: isoDateField().optional(),
  confirmed: yesOrNo().optional(),
});
export type EndInput = z.output<typeof EndInput>;
