/** How many people: "1 person", "5 people". */
export function peopleCount(count: number): string {
  return count === 1 ? "1 person" : `${count} people`;
}
