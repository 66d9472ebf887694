import "#console/shared/jitless.ts";
import { sampleBalance } from "#core/simulation/sample/sampleBalance.ts";
import type { SampleQuestion } from "./computeSample.ts";

self.addEventListener("message", ({ data: { document, sample, from } }: MessageEvent<SampleQuestion>) => {
  self.postMessage(sampleBalance(document, sample, from));
});
