export interface IndexedSheets {
  indexes: object[];
  places: WeakMap<Element, object>;
  matches: Matches;
}

type Matches = (element: Element, selector: string) => boolean;

export declare function indexed(sheets: { cssRules: readonly CSSRule[] }[], matches: Matches): IndexedSheets;

export declare function matchingRules(element: Element, sheets: IndexedSheets): CSSRule[];
