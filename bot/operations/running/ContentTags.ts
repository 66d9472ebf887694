/**
 * Security: readers who can't see all of the data get a tag of the content, because the tag of the versions would also
 * change with hidden data.
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
