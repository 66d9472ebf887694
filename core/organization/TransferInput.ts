import { z } from "zod";
import { idField } from "#core/inputs.ts";

/** The new Owner of the organization. */
export const TransferInput = z.object({ userId: idField("Unknown user", "Please choose a person") });
