import { isObject, ownValue, textOf } from "./scimValues.ts";

const MAX_EMAILS = 20;
const WORK = /^(type\s+eq\s+"work"|primary\s+eq\s+"?true"?)$/i;

export function isWorkEmail(condition: string): boolean {
  return WORK.test(condition);
}

/** `value` can be text, an object with `value`, or a list of either. Prefers a work email, then the primary email. */
export function emailIn(value: unknown): string | undefined {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, MAX_EMAILS) : [value];
  const emails = list.map(read).filter(({ address }) => address !== null);
  const chosen = emails.find(({ isWork }) => isWork) ?? emails.find(({ isPrimary }) => isPrimary) ?? emails[0];
  return chosen?.address ?? undefined;
}

function read(one: unknown): { address: string | null; isWork: boolean; isPrimary: boolean } {
  if (!isObject(one)) return { address: textOf(one, "emails"), isWork: false, isPrimary: false };
  const [type, primary] = [ownValue(one, "type"), ownValue(one, "primary")];
  return {
    address: textOf(ownValue(one, "value"), "emails"),
    isWork: typeof type === "string" && type.toLowerCase() === "work",
    isPrimary: primary === true || (typeof primary === "string" && primary.toLowerCase() === "true"),
  };
}
