import type { Express, Router } from "express";

interface Layer {
  rawPath: string | RegExp | readonly (string | RegExp)[];
  route?: { methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

export function routesOf(app: Express | Router): string[] {
  const router = "router" in app ? app.router : app;
  return [...new Set(walk(router as unknown as { stack: Layer[] }, ""))].toSorted();
}

function walk({ stack }: { stack: Layer[] }, base: string): string[] {
  return stack.flatMap((layer) =>
    [layer.rawPath].flat().flatMap((path) => {
      const place = `${base}${path === "/" ? "" : String(path)}` || "/";
      if (layer.route) return Object.keys(layer.route.methods).map((method) => `${method.toUpperCase()} ${place}`);
      if (layer.handle.stack) return walk({ stack: layer.handle.stack }, place === "/" ? "" : place);
      return path === "/" ? [] : [`ANY ${place}`];
    }),
  );
}
