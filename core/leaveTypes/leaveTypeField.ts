import { z } from "zod";
import { wording } from "#core/inputWording.ts";
import { TYPE_KEY, TYPE_KEY_MAX } from "../leave/LeaveType.ts";

export function leaveTypeField(invalid?: string) {
  const error = invalid ?? wording(undefined, "must be a leave type");
  return z.string({ error }).max(TYPE_KEY_MAX, { error }).regex(TYPE_KEY, { error });
}
