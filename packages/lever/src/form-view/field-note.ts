/** The line below a field: its error, else its hint. The line is kept while there is neither, so that an error moves nothing. */
export function fieldNote(error: string | undefined, hint?: string) {
  return error === undefined && hint !== undefined ? { hint } : { error, keepsErrorRoom: true };
}
