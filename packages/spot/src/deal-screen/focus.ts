/*
 * Where keys lead. The fields belong to views that know nothing of keys, so they are found in the document.
 */

/** The search box of the market list. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('input[type="search"]')?.focus();
}

/** The first field of the order form that can be typed into: the price, or, in market mode, the amount. */
export function focusForm(within: ParentNode | null): void {
  const field = within?.querySelector<HTMLInputElement>(
    'input[name="price"]:not(:disabled), input[name="amount"]:not(:disabled)',
  );
  field?.focus();
  field?.select();
}
