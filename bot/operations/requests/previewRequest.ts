import { PreviewQuery } from "#core/requests/RequestInput.ts";
import { reading } from "../operation.ts";
import { previewOf } from "./steps/previewOf.ts";

/** What the form shows while one is still choosing. */
export const previewRequest = reading("previewRequest", PreviewQuery, (wanted, { me, clock }) =>
  previewOf(me, wanted, clock.now()),
);
