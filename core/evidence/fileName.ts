import { composed } from "#core/composed.ts";
import { EVIDENCE_TYPES, type EvidenceType } from "./evidenceTypes.ts";

const MAX_NAME = 120;
/** Separators of paths, other characters that file names can't contain, invisible ones, and changes of direction. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]+/gu;

/**
 * Returns a file's name without folders or unsafe characters, with the ending of the type that its content has, so that
 * it opens as what it is. A file without a usable name is called "Document".
 */
export function fileName(name: string, type: EvidenceType): string {
  const ending = `.${EVIDENCE_TYPES[type]}`;
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const safe = composed(last).replaceAll(UNSAFE, "-").replaceAll(/\s+/g, " ");
  const stem = safe.replace(/\.(?:pdf|png|jpe?g|hei[cf])$/i, "").replaceAll(/^[\s.-]+|[\s.]+$/g, "");
  // A character may take two places.
  const fitted = Array.from(stem)
    .slice(0, Math.floor((MAX_NAME - ending.length) / 2))
    .join("");
  return (fitted.trim() || "Document") + ending;
}
