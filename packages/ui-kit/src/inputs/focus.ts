/** Marks the element around a field, so that the field is found by its name in document order. */
export const FIELD_ATTRIBUTE = 'data-field';

const FOCUSABLE = [
  'input:not([aria-hidden="true"], [disabled])',
  'textarea:not([aria-hidden="true"], [disabled])',
  'select:not([disabled])',
  '[role="combobox"]',
  'button:not([disabled])',
].join(',');

/** Marks the input whose text has no value: a number that is unfinished, ambiguous or none, and a text that is too long. */
export const NO_VALUE_ATTRIBUTE = 'data-no-value';

/** Opens every fold around an input and focuses it. */
function focusVisibly(input: HTMLElement): void {
  for (let fold = input.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  input.focus();
}

/**
 * Focuses the first field whose text has no value. Returns whether there was one: then the form must not be sent, because
 * the field would count as empty.
 */
export function focusFieldWithoutValue(root: HTMLElement | null): boolean {
  const input = root?.querySelector<HTMLElement>(`[${NO_VALUE_ATTRIBUTE}]`);
  if (input) focusVisibly(input);
  return input != null;
}

/**
 * Focuses the input with a name, or the first control in the element with `data-field` of that name, and opens the folds around it.
 * A disabled one is made visible without the focus.
 */
export function focusField(root: HTMLElement | null, name: string): void {
  const field = root?.querySelector<HTMLElement>(`[name="${name}"], [${FIELD_ATTRIBUTE}="${name}"]`);
  if (field) focusVisibly(field.matches(FOCUSABLE) ? field : (field.querySelector<HTMLElement>(FOCUSABLE) ?? field));
}

/** Focuses the first of the named fields in document order. Returns whether there was one. */
export function focusFirst(root: HTMLElement | null, names: readonly string[]): boolean {
  const fields = root?.querySelectorAll<HTMLElement>(`[${FIELD_ATTRIBUTE}]`) ?? [];
  for (const field of fields) {
    if (!names.includes(field.getAttribute(FIELD_ATTRIBUTE) ?? '')) continue;
    const input = field.querySelector<HTMLElement>(FOCUSABLE);
    if (!input) continue;
    focusVisibly(input);
    return true;
  }
  return false;
}
