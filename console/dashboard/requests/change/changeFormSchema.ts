import { z } from "zod";
import { optionalText, yesElseNo } from "#core/inputs.ts";
import { datesFields, NOTES_MAX, spanIsSane } from "#core/requests/RequestInput.ts";

export const changeFormSchema = z
  .object({
    ...datesFields,
    cancel: yesElseNo(),
    notes: optionalText({ max: NOTES_MAX, multiline: true }),
  })
  .check((payload) => {
    if (!payload.value.cancel) spanIsSane(payload);
  });

export const changeAtOnceSchema = changeFormSchema.refine(({ notes }) => notes, {
  message: "Please give a reason for changing approved time off",
  path: ["notes"],
});
