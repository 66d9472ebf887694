/** `restore` must run after the test. */
export function fakeEventSource(): { hint: (name: string) => void; restore: () => void } {
  const streams: EventTarget[] = [];
  class FakeEventSource extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
    close() {}
  }
  Object.assign(globalThis, { EventSource: FakeEventSource });
  return {
    hint: (name) => streams.forEach((stream) => stream.dispatchEvent(new Event(name))),
    restore: () => void Reflect.deleteProperty(globalThis, "EventSource"),
  };
}
