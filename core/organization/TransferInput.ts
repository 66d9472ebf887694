import { z } from "zod";
import { idField } from "#core/inputs.ts";

export const TransferInput = z.object({ userId: idField("Unknown person", "Please choose a person") });
