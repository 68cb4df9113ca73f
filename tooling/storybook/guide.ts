/** How a public component is to be used; a story file gives it as `parameters.guide`. */
export interface Guide {
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Roles, names, keys: what it does for readers who do not see it or use no pointer, and what its user has to add. */
  readonly accessibility: readonly string[];
}
