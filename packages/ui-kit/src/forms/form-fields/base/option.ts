/** One choice of a select, an autocomplete or radio cards. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second line or a quiet addition: a fee, an area code. */
  readonly note?: string;
  readonly disabled?: boolean;
}
