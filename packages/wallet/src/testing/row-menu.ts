import { screen, within } from '@testing-library/react';

/** Opens the menu of a currency's row and returns it. */
async function openRowMenu(
  user: { readonly click: (element: Element) => Promise<void> },
  currency: string,
): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${currency}` }));
  return screen.findByRole('menu', { name: `Actions for ${currency}` });
}

/** Chooses an entry of the menu of a currency's row. */
export async function chooseAction(
  user: { readonly click: (element: Element) => Promise<void> },
  currency: string,
  entry: string,
): Promise<void> {
  const menu = await openRowMenu(user, currency);
  await user.click(within(menu).getByRole('menuitem', { name: entry }));
}

/** The entries of the menu of a currency's row. */
export async function actionsOf(
  user: { readonly click: (element: Element) => Promise<void> },
  currency: string,
): Promise<(string | null)[]> {
  const entries = within(await openRowMenu(user, currency)).getAllByRole('menuitem');
  return entries.map(({ textContent }) => textContent);
}
