import { createRequire } from "node:module";

const jsdom = createRequire(createRequire(import.meta.url).resolve("jest-environment-jsdom"));
// The modules of jsdom import each other in cycles, so load the whole package first.
jsdom("jsdom");
const { implementation: Label } = jsdom("jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js");
const { isLabelable } = jsdom("jsdom/lib/jsdom/living/helpers/form-controls.js");
const ofJsdom = Object.getOwnPropertyDescriptor(Label.prototype, "control");

/** Uses the document's index of ids. jsdom itself walks through the whole document for each label. */
Object.defineProperty(Label.prototype, "control", {
  configurable: true,
  enumerable: true,
  get() {
    const id = this.getAttributeNS(null, "for");
    const { _ownerDocument: document } = this;
    const { _ids: byId } = document;
    const elements = id ? byId[id] : undefined;
    if (elements?.length !== 1 || this.getRootNode({}) !== document) return ofJsdom.get.call(this);
    const [element] = elements;
    return element.getRootNode({}) === document && isLabelable(element) ? element : null;
  },
});
