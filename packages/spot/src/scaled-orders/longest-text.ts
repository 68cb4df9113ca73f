/** The longest of the errors that a field can have: the room that it keeps below itself, see `NumberField`. */
export const longestText = (texts: readonly string[]) =>
  texts.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
