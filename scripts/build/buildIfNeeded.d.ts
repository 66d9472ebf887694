/** Builds everything that is not built or was built from other sources. Rejects when a build fails. */
export declare function buildIfNeeded(): Promise<void>;
