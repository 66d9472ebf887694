import { expect, test } from "@jest/globals";
import { problemsOf, readUnclean, rewriteUnclean } from "./UncleanFiles.ts";

const finding = { line: 1, sentence: "Done anew.", advice: "write again" };
const two = new Map([["core/a.ts", [finding, finding]]]);

test("a file may have the findings that the list allows", () => {
  expect(problemsOf(two, readUnclean("2 core/a.ts\n"))).toEqual([]);
});

test("a finding in a file that isn't listed is a problem, and so are more findings than the list allows", () => {
  expect(problemsOf(two, readUnclean(""))).toHaveLength(2);
  expect(problemsOf(two, readUnclean("1 core/a.ts\n"))[0]).toBe("core/a.ts:1  Done anew.\n    write again");
});

test("a listed file that is clean or gone is a problem", () => {
  expect(problemsOf(two, readUnclean("2 core/a.ts\n1 core/b.ts\n"))).toEqual([
    "core/b.ts is clean or gone, but still on the list: run npm run prose -- --write",
  ]);
});

test("rewriting the list follows a moved file, and drops clean ones", () => {
  expect(rewriteUnclean(two, readUnclean("2 core/old/a.ts\n3 core/b.ts\n"))).toBe("2 core/a.ts\n");
});

test("rewriting refuses a list with more findings than before", () => {
  expect(() => rewriteUnclean(two, readUnclean("1 core/a.ts\n"))).toThrow("2 findings now, 1 before");
});

test("a conflict in the list is reported with its line", () => {
  expect(() => readUnclean("<<<<<<< HEAD\n1 core/a.ts\n")).toThrow("<<<<<<< HEAD");
});
