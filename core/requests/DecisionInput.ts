import { z } from "zod";
import { oneOf, optionalText } from "#core/inputs.ts";

const UNKNOWN_STATUS = "Status must be approved, rejected or cancelled";
const reason = { rejectionReason: optionalText({ max: 2000, multiline: true }) };

/** An approver's yes or no, with a reason where there is one. */
export const DecisionInput = z.object({ status: oneOf(["approved", "rejected"], UNKNOWN_STATUS), ...reason });
export type DecisionInput = z.output<typeof DecisionInput>;

/** Taking a request back; of approved time off only with a reason. */
export const CancelInput = z.object({ status: oneOf(["cancelled"], UNKNOWN_STATUS).optional(), ...reason });
export type CancelInput = z.output<typeof CancelInput>;
