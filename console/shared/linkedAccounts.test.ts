import { expect, test } from "@jest/globals";
import type { Service } from "#core/links/serviceMetas.ts";
import { linkedAccounts } from "./linkedAccounts.ts";
import { setUpServices } from "./testing/setUpServices.ts";

test.each<[Service[], string]>([
  [["google", "slack"], "Google, identity providers, and Slack"],
  [["slack"], "identity providers and Slack"],
  [["google"], "Google and identity providers"],
  [[], "identity providers"],
])("with the services %j, people can link accounts at %s", (services, accounts) => {
  setUpServices(services);
  expect(linkedAccounts()).toBe(accounts);
});
