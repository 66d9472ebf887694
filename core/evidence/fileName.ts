import { composed } from "#core/composed.ts";
import { EVIDENCE_TYPES, type EvidenceType } from "./evidenceTypes.ts";

const MAX_NAME = 120;
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]+/gu;

export function fileName(name: string, type: EvidenceType): string {
  const ending = `.${EVIDENCE_TYPES[type]}`;
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const safe = composed(last).replaceAll(UNSAFE, "-").replaceAll(/\s+/g, " ");
  const stem = safe.replace(/\.(?:pdf|png|jpe?g|hei[cf])$/i, "").replace(/^[\s.-]+/, "");
  // A character may take two UTF-16 code units.
  const fitted = Array.from(stem)
    .slice(0, Math.floor((MAX_NAME - ending.length) / 2))
    .join("");
  // The pattern takes time that grows with the square of the length, so the name is cut first.
  return (fitted.replace(/[\s.]+$/, "") || "Document") + ending;
}
