/**
 * Security: readers get a tag of the content instead of its version, because the version changes even with data that
 * they may not see.
 */
export class ContentTags {
  readonly #tags = new Map<string, string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  at(versions: string): string | undefined {
    return this.#tags.get(versions);
  }

  remember(versions: string, tag: string): string {
    this.#tags.set(versions, tag);
    for (const oldest of this.#tags.keys()) {
      if (this.#tags.size <= this.#most) break;
      this.#tags.delete(oldest);
    }
    return tag;
  }
}
