import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screenOf } from '../feature/links';
import { renderFeature } from '../testing/render-feature';
import { ScreensContext } from './screens';
import { useScreenLink } from './use-link';

const LINKS = { transfer: screenOf('wallet/transfer') };

function Transfer() {
  const link = useScreenLink(LINKS.transfer, { to: 'lever' });
  return link ? <a {...link}>Transfer</a> : <p>No link</p>;
}

function open(paths: Readonly<Record<string, string>>) {
  return renderFeature(
    <ScreensContext
      value={{
        pathOf: ({ name }) => paths[name],
        has: () => true,
        entry: { logIn: '/login', register: '/register' },
      }}
    >
      <Transfer />
    </ScreensContext>,
  );
}

test('useLink gives the address that the other feature has declared for its screen', async () => {
  open({ 'wallet/transfer': '/new_account/transfer' });
  expect(await screen.findByRole('link', { name: 'Transfer' })).toHaveAttribute(
    'href',
    '/new_account/transfer?to=lever',
  );
});

test('useLink gives nothing where no feature has the screen', async () => {
  open({});
  expect(await screen.findByText('No link')).toBeVisible();
});
