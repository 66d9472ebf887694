export type SelectorKey = { kind: "class" | "element"; name: string };

export declare function selectorKeys(selector: string): SelectorKey[] | undefined;
export declare function mayMatch(keys: SelectorKey[], localName: string, classes: Set<string>): boolean;
