export type SelectorKey = { kind: "class" | "element"; name: string };

export declare function selectorKeys(selector: string): SelectorKey[] | undefined;
