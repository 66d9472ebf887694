import { z } from "zod";
import { instantField, pageFields } from "#core/lists/pageQuery.ts";
import { REQUEST_FILTERS } from "../RequestsQuery.ts";

export const RequestPageQuery = z.object({ ...REQUEST_FILTERS, updatedSince: instantField(), ...pageFields });
export type RequestPageQuery = z.output<typeof RequestPageQuery>;
