export declare function endStorages(): void;
