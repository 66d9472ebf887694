import { PreviewQuery } from "#core/requests/RequestInput.ts";
import { reading } from "../operation.ts";
import { previewOf } from "./steps/previewOf.ts";

/** Returns the form's live values for a request of the caller. */
export const previewRequest = reading("previewRequest", PreviewQuery, (wanted, { me, clock }) =>
  previewOf(me, wanted, clock.now()),
);
