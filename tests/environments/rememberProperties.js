/** Returns a function that restores the object's own properties. */
export function rememberProperties(object) {
  const before = propertiesOf(object);
  return () => {
    for (const [key, now] of propertiesOf(object)) {
      const then = before.get(key);
      if (!now.configurable) continue;
      if (!then) delete object[key];
      else if (!isSame(now, then)) Object.defineProperty(object, key, then);
    }
    for (const [key, then] of before) if (!Object.hasOwn(object, key)) Object.defineProperty(object, key, then);
  };
}

function propertiesOf(object) {
  return new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));
}

function isSame(one, other) {
  return Object.is(one.value, other.value) && one.get === other.get && one.set === other.set;
}
