/**
 * Remembers the tags of content by the versions at which it was read. A tag computed from versions would reveal changes
 * to what its reader may not see, and a tag computed from content takes the whole query. With both, unchanged versions
 * take no query, and the reader gets only the tag of the content. Forgets the oldest tags beyond `most`.
 */
export class ContentTags {
  readonly #tags = new Map<string, string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the tag of the content at these versions, or undefined if it isn't known. */
  at(versions: string): string | undefined {
    return this.#tags.get(versions);
  }

  /** Remembers the tag of the content that was read at these versions, and returns it. */
  remember(versions: string, tag: string): string {
    this.#tags.set(versions, tag);
    for (const oldest of this.#tags.keys()) {
      if (this.#tags.size <= this.#most) break;
      this.#tags.delete(oldest);
    }
    return tag;
  }
}
