import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { importsOf } from "#tests/asserting/importsOf.ts";
import { sourceFiles } from "#scripts/source/sourceFiles.ts";
import { API_ERRORS } from "./apiErrors.ts";

const ELSEWHERE: Readonly<Record<string, string>> = {
  "inviting people": "already_invited email_unconfirmed",
  "sign-in, email, and role, which no key changes":
    "already_owner email_taken google_not_linked google_not_set_up google_only heir_not_joined heir_only_sso heir_outside_domain heir_without_google last_owner own_domain own_email own_ownership own_password own_role own_second_factor own_sessions owner_domain role_above_own second_factor_required too_many too_many_requests wrong_domain",
  erasure: "not_left_yet own_data",
  "keys and calendar links": "keys_forbidden not_by_key too_many_feeds",
  "policies and the leave year":
    "cannot_post hours_too_large leave_year_fixed not_scheduled policies_too_large too_many_policies too_many_versions",
  "snoozing, undoing adjustments, and open pages": "already_undone too_many_snoozes too_many_streams",
  "the check of the origin": "cross_site",
  "provisioning by an identity provider": "email_kept not_reactivated uniqueness",
  "single sign-on":
    "connection_off dns_failed domain_not_proven domain_taken not_signed_in_with not_tested required_connection required_domain sso_not_required sso_on sso_required too_many_connections too_many_domains wrong_recovery_code",
  webhooks: "too_many_webhooks",
};

const CODES = [
  /new (?:Refusal|HttpProblem)\(\s*(?:"\w+"|\d+|kind),\s*"(\w+)"/g,
  /\b(?:refusal|startRefusal|invalid|add|against|tooMuch|notYet|ineligibleOwner|unfit)\(\s*(?:"\w+",\s*)?"([a-z]+(?:_[a-z]+)+)"/g,
  /\["(not_yours_\w+)"/g,
];

test("every code in the files that calls of the API import is listed, or belongs to what no key can do", async () => {
  const files = (await sourceFiles()).filter(
    (file) => /^(?:core|db|bot)\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"),
  );
  const imports = importsOf(files);
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    imports.get(file)?.forEach(reach);
  };
  ["bot/http/v1/apiV1.ts", "bot/http/middleware/errors.ts"].forEach(reach);
  const texts = [...reached].map((file) => readFileSync(file, "utf8"));
  const found = texts.flatMap((text) =>
    CODES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code = ""]) => code)),
  );
  expect(found.length).toBeGreaterThan(100);
  const listed = API_ERRORS.flatMap(({ codes, rules = [] }) => [...codes, ...rules]);
  const elsewhere = Object.values(ELSEWHERE).flatMap((codes) => codes.split(" "));
  expect([...new Set(found)].filter((code) => !listed.includes(code) && !elsewhere.includes(code))).toEqual([]);
  expect(elsewhere.filter((code) => listed.includes(code))).toEqual([]);
});
