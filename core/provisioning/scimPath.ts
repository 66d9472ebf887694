import { ENTERPRISE_SCHEMA, GROUP_SCHEMA, USER_SCHEMA } from "./scimSchemas.ts";
import { MAX_PATH } from "./scimLimits.ts";
import { scimRefusal } from "./scimRefusal.ts";

/** The parts of a path such as `emails[type eq "work"].value`. Names are in lowercase. */
export interface ScimPath {
  /** Starts with `enterprise:` for the enterprise extension, and with `urn:` for an unknown extension. */
  attribute: string;
  condition: string | undefined;
  sub: string | undefined;
}

const PATH = /^([a-z$][\w$-]*)(?:\[([^[\]]*)\])?(?:\.([a-z$][\w$-]*))?$/i;
const CORE = [USER_SCHEMA, GROUP_SCHEMA].map((schema) => `${schema.toLowerCase()}:`);
const ENTERPRISE = ENTERPRISE_SCHEMA.toLowerCase();

/** Throws (400) if the path is too long or malformed. Doesn't check the form of paths with an unknown schema. */
export function scimPath(text: string): ScimPath {
  if (text.length > MAX_PATH) throw malformed();
  const trimmed = text.trim();
  const lower = trimmed.toLowerCase();
  if (lower === ENTERPRISE) return { attribute: "enterprise:", condition: undefined, sub: undefined };
  const isEnterprise = lower.startsWith(`${ENTERPRISE}:`);
  const prefix = isEnterprise ? `${ENTERPRISE}:` : (CORE.find((schema) => lower.startsWith(schema)) ?? "");
  if (prefix === "" && lower.startsWith("urn:")) return { attribute: lower, condition: undefined, sub: undefined };
  const found = PATH.exec(trimmed.slice(prefix.length));
  if (!found) throw malformed();
  const [, attribute = "", condition, sub] = found;
  return {
    attribute: `${isEnterprise ? "enterprise:" : ""}${attribute.toLowerCase()}`,
    condition: condition?.trim(),
    sub: sub?.toLowerCase(),
  };
}

function malformed() {
  return scimRefusal("invalid_path", "The path of an operation is malformed");
}
