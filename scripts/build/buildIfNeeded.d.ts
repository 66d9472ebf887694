/** Builds what is not built, or was built from other sources than there are now. Rejects when a build fails. */
export declare function buildIfNeeded(): Promise<void>;
