import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../actions/button';
import type { Column } from '../data-table/column';
import { DataTable } from '../data-table/data-table';
import { Panel } from '../layout/panel';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { renderWithKit } from '../testing';

interface OrdersProps {
  readonly keys: readonly string[];
  readonly onPress: (key: string) => void;
  readonly children?: ReactNode;
}

const nameOf = (key: string) => <a href={`#${key}`}>{key}</a>;

function columnsOf(onPress: (key: string) => void): Column<string>[] {
  const cancelOf = (key: string) => (
    <Button aria-label={`Cancel ${key}`} onClick={() => onPress(key)}>
      Cancel
    </Button>
  );
  return [
    { id: 'key', header: 'Order', cell: nameOf },
    { id: 'action', header: 'Action', cell: cancelOf },
  ];
}

function Orders({ keys, onPress, children }: OrdersProps) {
  return (
    <Panel title="Open orders">
      <DataTable label="Open orders" rows={keys} rowKey={(key) => key} columns={columnsOf(onPress)} />
      {children}
    </Panel>
  );
}

function Removed() {
  const [keys, setKeys] = useState<readonly string[]>(['first', 'second', 'third']);
  return <Orders keys={keys} onPress={(gone) => setKeys(keys.filter((key) => key !== gone))} />;
}

it('FocusKeeper moves the focus from a removed row to the same control of the next row', async () => {
  const user = userEvent.setup();
  renderWithKit(<Removed />);
  await user.click(await screen.findByRole('button', { name: 'Cancel second' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel third' })).toHaveFocus());
});

it('FocusKeeper moves the focus from the removed last row to the row before, and from the only row to the heading of the panel', async () => {
  const user = userEvent.setup();
  renderWithKit(<Removed />);
  await user.click(await screen.findByRole('button', { name: 'Cancel third' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel second' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Cancel first' }));
  await user.click(screen.getByRole('button', { name: 'Cancel second' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Open orders' })).toHaveFocus());
});

function Confirmed() {
  const [keys, setKeys] = useState<readonly string[]>(['first', 'second']);
  const [asked, setAsked] = useState<string>();
  return (
    <Orders keys={keys} onPress={setAsked}>
      <ConfirmDialog
        open={asked !== undefined}
        title="Cancel this order?"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setKeys(keys.filter((key) => key !== asked));
          setAsked(undefined);
        }}
      >
        {asked}
      </ConfirmDialog>
    </Orders>
  );
}

it('FocusKeeper moves the focus to the next row after a dialog that removed its row', async () => {
  const user = userEvent.setup();
  renderWithKit(<Confirmed />);
  await user.click(await screen.findByRole('button', { name: 'Cancel first' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel second' })).toHaveFocus());
});

it('FocusKeeper leaves the focus on the page after a click on an empty area', async () => {
  const user = userEvent.setup();
  const { container } = renderWithKit(<Removed />);
  await user.click(await screen.findByRole('link', { name: 'second' }));
  await user.click(container);
  expect(document.body).toHaveFocus();
});
