import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OXLINT = path.join(ROOT, "node_modules/oxlint/bin/oxlint");

async function refusedLines(source: string): Promise<number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "awayday-lint-"));
  try {
    await writeFile(path.join(folder, "Part.tsx"), source);
    const args = [OXLINT, "--config", path.join(ROOT, ".oxlintrc.json"), "--format", "json", folder];
    const { stdout } = await promisify(execFile)(process.execPath, args).catch((error: { stdout: string }) => error);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; labels: Label[] }[] };
    const lines = diagnostics
      .filter(({ code }) => code === RULE)
      .flatMap(({ labels }) => labels.map(({ span }) => span.line));
    return lines.toSorted((one, other) => one - other);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const RULE = "awayday(cleanup-in-block)";
interface Label {
  span: { line: number };
}

test("lint refuses an effect or a ref callback whose arrow function returns an expression", async () => {
  const source = `
    export function Part({ top }: PartProps) {
      useEffect(() => top.current?.scrollIntoView(), []);
      useLayoutEffect(async () => await load(), []);
      React.useEffect(() => void top.current?.focus());
      return <div ref={(box) => box?.scrollIntoView()}><Field inputRef={(field) => field?.focus()} /></div>;
    }
    const focus = (field) => field?.focus();
    export const Other = () => <Field inputRef={focus} />;`;
  expect(await refusedLines(source)).toEqual([3, 4, 5, 6, 6, 8]);
}, 60_000);

test("lint refuses an effect that returns the result of a call, or a promise, in a block, behind a cast, or in a condition", async () => {
  const source = `
    export function Part({ top, isOpen }: PartProps) {
      useEffect(() => { return top.current?.scrollIntoView(); }, []);
      useEffect(() => {
        if (isOpen) return top.current?.scrollIntoView();
        return () => stop();
      }, []);
      useEffect(async () => { await load(); }, []);
      useEffect((() => top.current?.focus()) as EffectCallback, []);
      useEffect(isOpen ? () => top.current?.focus() : undefined, []);
      const follow = useCallback((box) => box?.scrollIntoView(), []);
      return <div ref={follow} />;
    }`;
  expect(await refusedLines(source)).toEqual([3, 5, 8, 9, 10, 11]);
}, 60_000);

test("lint accepts effects and ref callbacks with a block body, and other functions", async () => {
  const source = `
    export function Part({ top }: PartProps) {
      useEffect(() => {
        top.current?.scrollIntoView();
        return () => stop();
      }, []);
      useEffect(() => {
        if (!top.current) return undefined;
        const stop = watch(top.current, () => { return top.current?.focus(); });
        return isOpen ? stop : () => stop();
      }, []);
      const total = useMemo(() => sum(top), [top]);
      return <div ref={top} onClick={() => add(total)} />;
    }`;
  expect(await refusedLines(source)).toEqual([]);
}, 60_000);
