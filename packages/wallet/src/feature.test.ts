import { expect, it } from 'vitest';
import { wallet } from './feature';

it('the feature shows the assets at both of their addresses, to logged-in users', () => {
  const [home, account] = wallet.routes;
  expect([home?.path, account?.path]).toEqual(['/letransactions', '/new_account/letransactions']);
  expect(account?.lazy).toBe(home?.lazy);
  expect([home?.access, account?.access]).toEqual(['session', 'session']);
});

it('the feature has no screen in the account layout, which has a menu of its own', () => {
  expect([...new Set(wallet.routes.map(({ layout }) => layout))]).toEqual(['home']);
});
