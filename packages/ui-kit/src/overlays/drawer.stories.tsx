import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { NumberField } from '../inputs/number-field';
import { loose } from '../stories/frame.test-support';
import { Drawer, type DrawerProps } from './drawer';

function Opened(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button tone="buy" onClick={() => setOpen(true)}>
        Buy
      </Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,

  parameters: {
    guide: {
      do: [
        'Use it on phones for forms (`bottom`) and the menu (`left`).',
        "Keep the title short: it is the dialog's name.",
      ],
      dont: ['Open one drawer from another.'],
      accessibility: [
        'The focus stays inside while the drawer is open and returns to the button.',
        'Escape, a touch beside it, a swipe towards its edge and the close button close it.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '420px' } },
  },
  decorators: [loose],
  args: {
    open: true,
    title: 'Buy BTC',
    onClose: () => undefined,
    children: (
      <NumberField label="Price" value={decimal('64250.1')} decimals={4} unit="USDT" onChange={() => undefined} />
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromBelow: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Buy BTC' });
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

export const FromTheLeft: Story = {
  args: { from: 'left', title: 'Menu', children: 'Markets' },
};

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Buy' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
