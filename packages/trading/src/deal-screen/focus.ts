/* Focus targets of shortcuts. The fields belong to views without knowledge of shortcuts, so they are found in the
   document. */

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

/** The first control of the first order, else the selected tab of the orders. */
export function focusOrders(within: ParentNode | null): void {
  const control = within?.querySelector<HTMLElement>('[data-row] button, [data-row] a');
  (control ?? within?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
}
