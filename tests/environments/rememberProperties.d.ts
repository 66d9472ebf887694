export declare function rememberProperties(object: object): () => void;
