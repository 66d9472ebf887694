/** `Date` is a proxy, so that dates from elsewhere are still instances of it. */
const RealDate = Date;
const ahead = Number(process.env["AHEAD"]);
const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
