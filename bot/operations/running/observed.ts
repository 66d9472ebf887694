import { channel } from "node:diagnostics_channel";
import { Refusal } from "#core/refusal.ts";
import { inSpan } from "#db/tracing/inSpan.ts";

export interface EndedOperation {
  operation: string;
  outcome: "done" | "refused" | "failed";
  seconds: number;
}

export const ENDED_OPERATIONS = channel("awayday:operations");

export async function observed<Result>(operation: string, run: () => Promise<Result>): Promise<Result> {
  if (!ENDED_OPERATIONS.hasSubscribers) return inSpan(operation, {}, run);
  const began = performance.now();
  const publish = (outcome: EndedOperation["outcome"]) => {
    const ended: EndedOperation = { operation, outcome, seconds: (performance.now() - began) / 1000 };
    ENDED_OPERATIONS.publish(ended);
  };
  try {
    const result = await inSpan(operation, {}, run);
    publish("done");
    return result;
  } catch (error) {
    publish(error instanceof Refusal ? "refused" : "failed");
    throw error;
  }
}
