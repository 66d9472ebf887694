export declare function buildIfNeeded(): Promise<void>;
