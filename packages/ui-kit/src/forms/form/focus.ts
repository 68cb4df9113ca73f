/** Marks the element around a field, so that the field is found by its name in document order. */
export const FIELD_ATTRIBUTE = 'data-field';

const FOCUSABLE = [
  'input:not([aria-hidden="true"], [disabled])',
  'textarea:not([aria-hidden="true"], [disabled])',
  'select:not([disabled])',
  '[role="combobox"]',
  'button:not([disabled])',
].join(',');

/** Focuses the first of the named fields in document order. Returns whether there was one. */
export function focusFirst(root: HTMLElement | null, names: readonly string[]): boolean {
  const fields = root?.querySelectorAll<HTMLElement>(`[${FIELD_ATTRIBUTE}]`) ?? [];
  for (const field of fields) {
    if (!names.includes(field.getAttribute(FIELD_ATTRIBUTE) ?? '')) continue;
    const input = field.querySelector<HTMLElement>(FOCUSABLE);
    if (!input) continue;
    input.focus();
    return true;
  }
  return false;
}
