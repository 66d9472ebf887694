import { z } from "zod";
import { oneOf, optionalText } from "#core/inputs.ts";

const UNKNOWN_STATUS = "Status must be approved, rejected, or cancelled";
const reason = { rejectionReason: optionalText({ max: 2000, multiline: true }) };

/** An approver's decision, with an optional reason. */
export const DecisionInput = z.object({ status: oneOf(["approved", "rejected"], UNKNOWN_STATUS), ...reason });
export type DecisionInput = z.output<typeof DecisionInput>;

/** The cancellation of a request; the reason is required for approved time off. */
export const CancelInput = z.object({ status: oneOf(["cancelled"], UNKNOWN_STATUS).optional(), ...reason });
export type CancelInput = z.output<typeof CancelInput>;
