import { expect, test } from "@jest/globals";
import type { Service } from "#core/links/serviceMetas.ts";
import { emailChangeText } from "./emailChangeText.ts";
import { setUpServices } from "./testing/setUpServices.ts";

test.each<[Service[], RegExp]>([
  [["google", "slack"], /accounts at Google, identity providers, and Slack$/],
  [["slack"], /accounts at identity providers and Slack$/],
  [["google"], /accounts at Google and identity providers$/],
  [[], /accounts at identity providers$/],
])("with the services %j, a new email unlinks only accounts that people can have", (services, end) => {
  setUpServices(services);
  expect(emailChangeText()).toMatch(end);
});
