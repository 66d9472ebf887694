import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { type SampleBalance, sampleBalance } from "#core/simulation/sample/sampleBalance.ts";
import type { SamplePerson } from "#core/simulation/sample/SamplePerson.ts";

export interface SampleQuestion {
  document: PolicyDocument;
  sample: SamplePerson;
  from: IsoDate;
}

export function computeSample(question: SampleQuestion, signal: AbortSignal): Promise<SampleBalance> {
  const { document, sample, from } = question;
  if (typeof Worker === "undefined") return Promise.resolve(sampleBalance(document, sample, from));
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("sampleWorker.ts", import.meta.url), { type: "module" });
    const end = () => worker.terminate();
    signal.addEventListener("abort", end, { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<SampleBalance>) => {
      end();
      resolve(data);
    });
    worker.addEventListener("error", (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(question);
  });
}
