import { execFile } from "node:child_process";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { isRunnable, browserNamedBy, installedBrowser } from "./installedBrowser.ts";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface Chromium {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

/** Chromium can't use its sandbox when it runs as root. */
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const INSTALLED = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

export async function findChromium(): Promise<Chromium> {
  const candidates = [chromium.executablePath(), ...INSTALLED];
  const executablePath = (await browserNamedBy("CHROME_PATH")) ?? (await installedBrowser(candidates));
  return executablePath ? { executablePath, args: FLAGS } : bundledChromium();
}

export async function secondChromium({ executablePath }: Chromium): Promise<Chromium | undefined> {
  const bundled = await bundledChromium().catch(() => undefined);
  if (!bundled || bundled.executablePath === executablePath) return undefined;
  return (await isRunnable(bundled.executablePath, bundled.env)) ? bundled : undefined;
}

export async function bundledChromium(): Promise<Chromium> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("No Chromium found: set CHROME_PATH, or run `npx playwright install chromium`");
  }
  const manifest = await readFile(path.join(ROOT, "node_modules/@sparticuz/chromium/package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const home = path.join(ROOT, "node_modules/.cache", `chromium-${version}`);
  const executablePath = path.join(home, "chromium");
  const isThere = () =>
    access(executablePath).then(
      () => true,
      () => false,
    );
  if (!(await isThere())) {
    const unpacking = `${home}.${process.pid}`;
    await mkdir(unpacking, { recursive: true });
    try {
      await unpack(unpacking);
      await rename(unpacking, home);
    } catch (error) {
      if (!(await isThere())) throw error;
    } finally {
      await rm(unpacking, { recursive: true, force: true });
    }
  }
  const libraries = [path.join(home, "al2023/lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(":");
  const env = { ...definedEnvironment(), LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: path.join(home, "fonts") };
  return { executablePath, args: FLAGS, env };
}

/** The package's font paths exist only on AWS Lambda, and without a font, pages crash the browser. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** Runs a separate process, because environment variables set the package's target folder and mode. */
async function unpack(folder: string): Promise<void> {
  const script = `import chromium from "@sparticuz/chromium"; await chromium.executablePath();`;
  await run(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x", NODE_OPTIONS: "" },
  });
  await writeFile(path.join(folder, "fonts/fonts.conf"), FONTS);
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
