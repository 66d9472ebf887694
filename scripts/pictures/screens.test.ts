import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { CONSOLE_LISTS, CONSOLE_REPORTS } from "#core/links/consolePaths.ts";
import { PAGE_PATHS, SIGNED_OUT_PATHS } from "#core/links/pagePaths.ts";
import { SCREENS } from "./screens.ts";

const CONSOLE = new URL("../../console/admin/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, CONSOLE), "utf8");

const SHOWN_ELSEWHERE: Record<string, string> = {
  "/manager": "/dashboard",
  "/invitations/token/:token": "/accept-invitation",
  "/auth/google/callback": "/accept-invitation",
};

const RECORD_PATHS = { list: "", create: "/create", edit: "/:id", show: "/:id/show" } as const;

const FOLDERS: Partial<Record<string, string>> = { credits: "requests/credits.ts" };

function pathsOf(list: string): string[] {
  const folder = list.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const source = read(FOLDERS[list] ?? `${folder}/index.ts`);
  return Object.entries(RECORD_PATHS)
    .filter(([name]) => new RegExp(String.raw`\b${name}: [A-Z]`).test(source))
    .map(([, path]) => `/admin/${list}${path}`);
}

const otherConsolePaths = () =>
  [...read("Console.tsx").matchAll(/<Route path="([^"*]+)"/g)].map(([, path = ""]) => `/admin${path}`);

const shown = new Set(SCREENS.map(({ path, opens }) => opens ?? path.replace(/[?#].*$/, "")));
test("a screen shows every page, so the long test run checks it in every look", () => {
  const paths = [
    "/",
    ...PAGE_PATHS,
    ...SIGNED_OUT_PATHS,
    "/admin/",
    ...CONSOLE_LISTS.flatMap(pathsOf),
    ...otherConsolePaths(),
    ...CONSOLE_REPORTS.map((name) => `/admin/reports/${name}`),
  ];
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !shown.has(SHOWN_ELSEWHERE[path] ?? path))).toEqual([]);
});

test("every screen has its own name, because its pictures are named after it", () => {
  const names = SCREENS.map(({ name }) => name);
  expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([]);
});
