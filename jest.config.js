const transform = {
  "\\.tsx?$": [
    "@swc/jest",
    {
      jsc: {
        target: "es2023",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
      },
      // Store the maps beside the code, because inline maps would have to be read with the code.
      sourceMaps: true,
      module: { type: "es6" },
    },
  ],
};
const common = {
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  runtime: "<rootDir>/tests/environments/quickRuntime.cjs",
  transform,
  modulePathIgnorePatterns: ["<rootDir>/(dist|\\.data|\\.types)/"],
};

export default {
  // A new worker must compile all shared modules again, so only workers that use too much memory are replaced.
  workerIdleMemoryLimit: "1280MB",
  // On a busy machine, a worker with a large heap needs longer to exit than the default of 500 ms.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...common,
      displayName: "server",
      testEnvironment: "<rootDir>/tests/environments/server.js",
      testMatch: ["<rootDir>/{core,db,bot,scripts,tests}/**/*.test.ts"],
    },
    {
      ...common,
      displayName: "ui",
      testEnvironment: "<rootDir>/tests/environments/ui.js",
      setupFiles: ["<rootDir>/tests/setup-dom.ts"],
      testMatch: ["<rootDir>/console/**/*.test.ts", "<rootDir>/{console,tests}/**/*.test.tsx"],
    },
  ],
};
