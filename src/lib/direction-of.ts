/**
 * The direction of writing of a field (its `dir`): that of its first letter, and always from the left in what is made of
 * Latin letters and digits alone.
 *
 * @param type - The `type` of its input.
 */
export function directionOf(type = "text"): "auto" | "ltr" {
  return type === "text" ? "auto" : "ltr";
}
