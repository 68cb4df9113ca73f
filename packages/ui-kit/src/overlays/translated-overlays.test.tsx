import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderWithKit, translatePage } from '../testing';
import { RichText } from '../rich-text/rich-text';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { MenuButton } from './menu-button';
import { Popover } from './popover';

const nothing = () => undefined;

/** A text node that changes and one that goes, beside each other: React updates both in place. */
function Order() {
  const [price, setPrice] = useState(100);
  return (
    <p onPointerEnter={() => setPrice(101)}>
      Buy for {price}
      {price === 100 && ' or less'}
    </p>
  );
}

const OVERLAYS: readonly (readonly [string, (content: ReactNode) => ReactElement])[] = [
  [
    'dialog',
    (content) => (
      <Dialog open title="Order" onClose={nothing} actions={content}>
        Text
      </Dialog>
    ),
  ],
  [
    'drawer',
    (content) => (
      <Drawer open title="Order" onClose={nothing}>
        {content}
      </Drawer>
    ),
  ],
  [
    'popover',
    (content) => (
      <Popover label="Order" renderTrigger={(props) => <button {...props}>Open</button>}>
        {content}
      </Popover>
    ),
  ],
];

it.each(OVERLAYS)('the figures of a %s follow where the browser translates the page', async (_name, overlay) => {
  const user = userEvent.setup();
  renderWithKit(overlay(<Order />));
  const opener = screen.queryByRole('button', { name: 'Open' });
  if (opener) await user.click(opener);
  const line = await screen.findByText('Buy for 100 or less');
  translatePage(document.body);
  await user.hover(line);
  expect(line).toHaveTextContent(/^Buy for 101$/);
});

it('the entries of a menu keep their words where the browser translates the page', async () => {
  const user = userEvent.setup();
  const entries = [{ id: 'cancel', label: 'Cancel all', onSelect: nothing }];
  renderWithKit(<MenuButton label="Orders" entries={entries} note="Open orders of this pair" />);
  await user.click(screen.getByRole('button', { name: 'Orders' }));
  const entry = await screen.findByRole('menuitem', { name: 'Cancel all' });
  translatePage(document.body);
  expect(entry).toHaveTextContent(/^Cancel all$/);
});

it('rich text in a dialog can be translated', async () => {
  renderWithKit(
    <Dialog open title="Agreement" onClose={nothing}>
      <RichText content="Terms of use" />
    </Dialog>,
  );
  const terms = await screen.findByText('Terms of use');
  translatePage(document.body);
  expect(terms).toHaveTextContent('[Terms of use]');
});
