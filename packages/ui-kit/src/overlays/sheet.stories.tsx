import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../actions/button';
import { NumberField } from '../forms/number-field';
import { loose } from '../stories/frame';
import { Sheet, type SheetProps } from './sheet';

function Opened(props: SheetProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button tone="buy" onClick={() => setOpen(true)}>
        Buy
      </Button>
      <Sheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,

  parameters: {
    guide: {
      do: [
        'Use it on phones for forms (`bottom`) and the menu (`left`).',
        "Keep the title short: it is the dialog's name.",
      ],
      dont: ['Open one sheet from another.'],
      accessibility: [
        'The focus goes into the sheet, round inside, and back.',
        'Escape and a touch outside close it; so does the close button.',
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
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromBelow: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Buy BTC' });
    await waitFor(() => expect(sheet).toBeVisible());
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
