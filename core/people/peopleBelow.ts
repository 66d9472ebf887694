interface Placed {
  id: string;
  managerId: string | null;
}

export function peopleBelow<Person extends Placed>(id: string, people: readonly Person[]): Person[] {
  const below = new Set([id]);
  for (let before = 0; before < below.size;) {
    before = below.size;
    for (const person of people) if (person.managerId !== null && below.has(person.managerId)) below.add(person.id);
  }
  return people.filter((person) => person.id !== id && below.has(person.id));
}
