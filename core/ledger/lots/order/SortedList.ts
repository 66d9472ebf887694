/** Equal items stay in the order in which they were added. */
export class SortedList<Item> {
  readonly #items: Item[] = [];
  readonly #compare: (one: Item, other: Item) => number;

  constructor(compare: (one: Item, other: Item) => number) {
    this.#compare = compare;
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  add(item: Item): void {
    this.#items.splice(this.#placeFor(item), 0, item);
  }

  delete(item: Item): void {
    const place = this.#items.indexOf(item);
    if (place >= 0) this.#items.splice(place, 1);
  }

  #placeFor(item: Item): number {
    const isGreater = (place: number): boolean => {
      const other = this.#items[place];
      return other !== undefined && this.#compare(other, item) > 0;
    };
    let [from, to] = [0, this.#items.length];
    if (to === 0 || !isGreater(to - 1)) return to;
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if (isGreater(middle)) to = middle;
      else from = middle + 1;
    }
    return from;
  }
}
