import { expect, test } from "@jest/globals";
import { dashboardPath } from "./dashboardPath.ts";

test.each([
  ["/", "/settings"],
  ["/people", "/settings/users"],
  ["/policies/1/document", "/settings/offices"],
  ["/reports/absence", "/settings"],
])("the console's page %s leads back to %s", (path, page) => expect(dashboardPath(path)).toBe(page));
