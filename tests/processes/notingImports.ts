/** Returns NODE_OPTIONS that append each import that starts with `prefix` to the file. */
export function notingImports(prefix: string, file: string): string {
  const [wanted, target] = [JSON.stringify(prefix), JSON.stringify(file)];
  const hooks = `
    import { appendFileSync } from "node:fs";
    export function resolve(name, context, next) {
      if (name.startsWith(${wanted})) appendFileSync(${target}, name + "\\n");
      return next(name, context);
    }`;
  return `--import=${moduleOf(`import { register } from "node:module"; register(${JSON.stringify(moduleOf(hooks))});`)}`;
}

function moduleOf(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
