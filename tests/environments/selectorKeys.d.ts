export interface SelectorKey {
  kind: "class" | "element" | "any";
  name?: string;
  above: string[];
}

export declare function selectorKeys(selector: string): SelectorKey[];

export declare function needsOnlyNames(selector: string): boolean;
