import type { KeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { countText } from "#core/countText.ts";
import { listText } from "#core/listText.ts";
import { ApiError, wordsOf } from "../api/ApiError.ts";

export type LoggedKind = "keys" | "calendar-feeds";

export type SecretKind = LoggedKind | "provisioning";

export interface Expected {
  id: string;
  start?: string | undefined;
}

export interface TestOutcome {
  works: boolean;
  text: string;
}

/** Uses the secret without the session's cookie, as a program would. The test fails if another secret was pasted. */
export function testSecret(kind: SecretKind, secret: string, { id, start }: Expected): Promise<TestOutcome> {
  const pasted = secret.trim().replace(/^Bearer +/i, "");
  if (kind === "provisioning") return testToken(pasted, start);
  return kind === "keys" ? testKey(pasted, id) : testLink(pasted, id);
}

/** Provisioning responses don't identify the token, so its first characters must match. */
async function testToken(token: string, start = ""): Promise<TestOutcome> {
  if (!/^awdi_[a-z2-7]+$/.test(token)) return failed("This isn't a provisioning token. Paste the whole token.");
  if (!token.startsWith(start)) return failed(`This is another token. The one to test starts with ${start}.`);
  const answer = await fetchAlone("/scim/v2/ServiceProviderConfig", { Authorization: `Bearer ${token}` });
  if ("works" in answer) return answer;
  const text = await answer.text();
  if (answer.ok) return { works: true, text: "The token works. Your identity provider can use it." };
  const { detail } = errorIn(answer, text).body;
  return failed(typeof detail === "string" ? detail : `Awayday returned ${answer.status}.`);
}

async function testKey(key: string, id: string): Promise<TestOutcome> {
  if (!/^[\x21-\x7e]+$/.test(key)) return failed("This isn't an API key. Paste the whole key.");
  const answer = await fetchAlone("/api/v1/key", { Authorization: `Bearer ${key}` });
  if ("works" in answer) return answer;
  const text = await answer.text();
  if (!answer.ok) return failed(wordsOf(errorIn(answer, text), `Awayday returned ${answer.status}.`));
  const found = JSON.parse(text) as KeyAnswer;
  if (found.id !== id) return failed(`This is another key: ${found.name}.`);
  const { userName, scopes, expiresOn } = found;
  const areas = scopes.length > 4 ? `${scopes.length} scopes` : listText(scopes, "and");
  return {
    works: true,
    text: `The key works. Until ${formatDate(expiresOn)}, programs that use it act as ${userName} with ${areas}.`,
  };
}

const ADDRESS = /^(?:https?|webcal):\/\/([^/]+)(\/calendars\/[^/?#]+\.ics)$/i;

async function testLink(address: string, id: string): Promise<TestOutcome> {
  const [, host, path] = ADDRESS.exec(address) ?? [];
  if (path === undefined || host !== window.location.host) {
    return failed("This isn't the address of a calendar link on this server.");
  }
  const answer = await fetchAlone(path, {});
  if ("works" in answer) return answer;
  const text = await answer.text();
  const linkId = answer.headers.get("calendar-link");
  if (answer.status === 404 || (answer.ok && linkId === null)) {
    return failed("There is no calendar at this address. The link may have been deleted.");
  }
  if (!answer.ok) return failed(wordsOf(errorIn(answer, text), `Awayday returned ${answer.status}.`));
  if (linkId !== id) return failed("This is the address of another calendar link.");
  const events = text.split("BEGIN:VEVENT").length - 1;
  return { works: true, text: `The link works. Its calendar has ${countText(events, "event")}.` };
}

async function fetchAlone(path: string, headers: Record<string, string>): Promise<Response | TestOutcome> {
  try {
    return await fetch(path, { headers, credentials: "omit", cache: "no-store" });
  } catch {
    return failed(wordsOf(ApiError.unreachable(), ""));
  }
}

function errorIn(answer: Response, text: string): ApiError {
  return new ApiError(answer.status, answer.statusText, text);
}

function failed(text: string): TestOutcome {
  return { works: false, text };
}
