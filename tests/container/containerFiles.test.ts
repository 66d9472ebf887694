import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@jest/globals";
import { validate } from "dockerfile-utils";
import { lintCompose } from "./lintCompose.ts";
import { commandOf, isIgnoredByDocker, stagesOfDockerfile } from "./dockerfile.ts";

interface Service {
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  user?: string;
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  volumes?: string[];
  healthcheck?: object;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const { load } = createRequire(import.meta.url)("js-yaml") as { load: (text: string) => unknown };
const dockerfile = readFileSync("Dockerfile", "utf8");
const composeFile = readFileSync("compose.yaml", "utf8");
const compose = load(composeFile) as Compose;
const { app, backup } = compose.services;
const [args = [], build = [], runtime = []] = stagesOfDockerfile();
const lintDockerfile = (text: string) => validate(text).map(({ message }) => message);
const textOf = (name: string) => runtime.filter((one) => one.name === name).map(({ text }) => text);

test("the linters find nothing wrong in the Dockerfile and compose.yaml", async () => {
  expect(lintDockerfile(dockerfile)).toEqual([]);
  expect(await lintCompose(composeFile)).toEqual([]);
});

test.each([
  ["WORKDIR /app", "WORKDER /app", "Unknown instruction: WORKDER"],
  ["--interval=30s", "--interval=30", "time: missing unit in duration 30"],
  ["EXPOSE 3000", "EXPOSE port", "Invalid containerPort: port"],
])("the linter of the Dockerfile reports %s if it becomes %s", (before, after, finding) => {
  expect(lintDockerfile(dockerfile.replace(before, after))).toEqual([finding]);
});

test("the linter of compose.yaml reports unknown keys, images without a version, and ports open to every network", async () => {
  expect(await lintCompose(composeFile.replace("read_only:", "readonly:"))).toEqual([
    expect.stringMatching(/"\/services\/app".*must NOT have additional properties/),
  ]);
  const damaged = composeFile.replace("postgres:18-bookworm", "postgres").replace("127.0.0.1:3000:", "3000:");
  expect(await lintCompose(damaged)).toEqual([
    expect.stringContaining('exporting port "3000:3000" without specifying the interface'),
    expect.stringContaining('using the image "postgres", which does not have a concrete version tag'),
  ]);
});

test("the Dockerfile has two stages on the same Debian image with glibc", () => {
  expect([...build, ...runtime].filter(({ name }) => name === "FROM").map(({ text }) => text)).toEqual([
    "node:${NODE_VERSION}-bookworm-slim AS build",
    "node:${NODE_VERSION}-bookworm-slim",
  ]);
  expect(args).toEqual([{ name: "ARG", flags: [], text: expect.stringMatching(/^NODE_VERSION=2[24]$/) }]);
});

test("the first stage copies what exists and isn't ignored, and installs no packages for development; the second copies the result", () => {
  const copied = build.filter(({ name }) => name === "COPY").flatMap(({ text }) => text.split(" ").slice(0, -1));
  expect(copied.filter((file) => !existsSync(file) || isIgnoredByDocker(file))).toEqual([]);
  expect(build.filter(({ name }) => name === "RUN")[0]?.text).toBe("npm ci --omit=dev");
  for (const file of ["node_modules", ".git", ".env", ".data", "tests", "bot/main.test.ts"]) {
    expect([file, isIgnoredByDocker(file)]).toEqual([file, true]);
  }
  expect(runtime.filter(({ name }) => name === "COPY")).toEqual([
    { name: "COPY", flags: ["--from=build"], text: "/runtime ./" },
  ]);
});

test("the container runs as a user other than root, and is asked if it is ready and stopped with SIGTERM", () => {
  expect(textOf("USER")).toEqual([expect.stringMatching(/^[1-9]\d{3,}:[1-9]\d{3,}$/)]);
  expect(textOf("STOPSIGNAL")).toEqual(["SIGTERM"]);
  expect(commandOf(runtime, "HEALTHCHECK").join(" ")).toContain("/readyz");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
  const flags = commandOf(runtime, "CMD").filter((word) => word.startsWith("--"));
  expect(scripts.start).toContain(flags.join(" "));
});

test("the services of Awayday have a read-only root, no capabilities, and settings that exist", () => {
  const settings = readFileSync("docs/operations.md", "utf8");
  for (const service of [app, backup]) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
    const unknown = Object.keys(service?.environment ?? {}).filter((name) => !settings.includes(`\`${name}\``));
    expect(unknown).toEqual([]);
  }
  expect(app?.depends_on).toEqual({ db: { condition: "service_healthy" } });
  expect(backup?.environment).toMatchObject({ ...app?.environment, BACKUP_DIR: "/backups" });
  expect(backup?.command?.join(" ")).toBe("node dist/server/backup.js --scheduled");
});

test("every volume is declared, and those of Awayday belong to its user in the image", () => {
  const mounts = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes.map((one) => one.split(":")));
  expect(new Set(mounts.map(([name]) => name))).toEqual(new Set(Object.keys(compose.volumes)));
  const owned = JSON.parse(textOf("VOLUME")[0] ?? "") as string[];
  const targets = [app, backup].flatMap(({ volumes = [] } = {}) => volumes.map((one) => one.split(":")[1]));
  expect(new Set(targets)).toEqual(new Set(owned));
  for (const folder of owned)
    expect(textOf("RUN").join()).toMatch(new RegExp(`install -d -o (\\d+) -g \\1 .*${folder}\\b`));
});
