import { expect, test } from "@jest/globals";
import { removeForeignResponseUrls } from "./removeForeignResponseUrls.ts";

const SANDBOX = "http://127.0.0.1:4000/api/";
const left = (response_url: unknown, apiUrl?: string) => {
  const body: Record<string, unknown> = { type: "block_actions", response_url, response_urls: [{ response_url }] };
  removeForeignResponseUrls(body, apiUrl);
  return body;
};

test.each<[string, string | undefined]>([
  ["https://hooks.slack.com/actions/T1/2/abc", undefined],
  ["https://slack.com/api/x", undefined],
  ["https://hooks.slack-gov.com/commands/T1", "https://slack-gov.com/api/"],
  ["http://127.0.0.1:4000/response/1", SANDBOX],
])("replies may go to %s", (address, apiUrl) => {
  expect(left(address, apiUrl)).toEqual({ type: "block_actions", response_url: address });
});

test.each<[unknown, string | undefined]>([
  ["https://hooks.slack.com.attacker.example/", undefined],
  ["https://attacker.example/hooks.slack.com", undefined],
  ["https://hooks.slack.com@attacker.example/", undefined],
  ["https://notslack.com/", undefined],
  ["https://hooks.slack.com:8443/", undefined],
  ["http://hooks.slack.com/actions", undefined],
  ["http://169.254.169.254/latest/meta-data", undefined],
  ["http://127.0.0.1:4001/response/1", SANDBOX],
  ["https://hooks.slack.com/actions", SANDBOX],
  ["not an address", undefined],
  [5, undefined],
])("no reply goes to %s", (address, apiUrl) => {
  expect(left(address, apiUrl)).toEqual({ type: "block_actions" });
});

const storedIn = (response_url: string, apiUrl?: string) => {
  const memory = { requestId: "1", clickedIn: { is_ephemeral: true, response_url } };
  const view = { id: "V1", private_metadata: JSON.stringify(memory) };
  removeForeignResponseUrls({ type: "view_submission", view }, apiUrl);
  return JSON.parse(view.private_metadata);
};

test("a reply URL stored in a form must also be Slack's", () => {
  const clickedIn = { is_ephemeral: true };
  expect(storedIn("https://attacker.example/")).toEqual({ requestId: "1", clickedIn });
  expect(storedIn("https://hooks.slack.com/actions", SANDBOX)).toEqual({ requestId: "1", clickedIn });
  const response_url = "https://hooks.slack.com/actions/T1/2/abc";
  expect(storedIn(response_url)).toEqual({ requestId: "1", clickedIn: { ...clickedIn, response_url } });
});

test.each(["", "not JSON", "null", '{"types":[]}'])("a form that stores %j stays as it is", (private_metadata) => {
  const body = { type: "view_submission", view: { id: "V1", private_metadata } };
  removeForeignResponseUrls(body);
  expect(body.view).toEqual({ id: "V1", private_metadata });
});
