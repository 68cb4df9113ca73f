/** Usage guide of a public component; a story file provides it as `parameters.guide`. */
export interface Guide {
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Accessibility: roles, names and keys that it provides, and those that the caller must add. */
  readonly accessibility: readonly string[];
}
