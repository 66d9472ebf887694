import { expect, test } from "@jest/globals";
import { appPath } from "./appPath.ts";

test.each([
  ["/requests", false, "/requests"],
  ["/admin/people/1", true, "/people/1"],
  ["/requests", true, null],
  ["/admin/people/1", false, null],
])("%s, in the console: %s", (path, isConsole, own) => expect(appPath(path, isConsole)).toBe(own));
