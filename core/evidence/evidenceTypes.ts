export const EVIDENCE_TYPES = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/heic": "heic",
} as const;
export type EvidenceType = keyof typeof EVIDENCE_TYPES;

const NAMES: Readonly<Record<string, EvidenceType>> = {
  "application/pdf": "application/pdf",
  "image/png": "image/png",
  "image/jpeg": "image/jpeg",
  "image/jpg": "image/jpeg",
  "image/heic": "image/heic",
  "image/heif": "image/heic",
};

export function typeNamed(header: string | undefined): EvidenceType | undefined {
  const name = (header ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
}
