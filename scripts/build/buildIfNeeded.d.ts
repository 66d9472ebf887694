/** Builds every target that is missing or out of date. Rejects if a build fails. */
export declare function buildIfNeeded(): Promise<void>;
