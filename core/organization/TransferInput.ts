import { z } from "zod";
import { idField } from "#core/inputs.ts";

/** Who is to own the organisation. */
export const TransferInput = z.object({ userId: idField("Unknown user", "Please choose a person") });
