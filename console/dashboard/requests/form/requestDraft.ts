import { useEffect } from "react";
import { z } from "zod";
import { forgetDraft, keepDraft, keptDraft } from "#console/shared/drafts.ts";

const FORM = "request";

const text = z.string();

const RequestDraft = z.object({
  type: text.exactOptional(),
  startDate: text,
  endDate: text,
  notes: text,
  isHalfDay: z.boolean(),
  startPart: text,
  endPart: text,
  minutes: text,
  startTime: text,
  typed: text,
});
type RequestDraft = z.infer<typeof RequestDraft>;

export function keptRequestDraft(userId: string): RequestDraft | undefined {
  return RequestDraft.safeParse(keptDraft(FORM, userId)).data;
}

/** A null `draft` deletes the kept draft; undefined keeps it. */
export function useKeepRequestDraft(userId: string, draft: object | null | undefined): void {
  const json = JSON.stringify(draft);
  useEffect(() => {
    if (json === "null") forgetRequestDraft();
    else if (json !== undefined) keepDraft(FORM, userId, JSON.parse(json));
  }, [userId, json]);
}

export function forgetRequestDraft(): void {
  forgetDraft(FORM);
}
