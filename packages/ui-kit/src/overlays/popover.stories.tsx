import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../actions/icon-button';
import { QrCode } from '../figures/qr-code';
import { loose } from '../stories/frame.test-support';
import { Popover } from './popover';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,

  parameters: {
    guide: {
      do: ['Use it for a little to look at beside its button: a code, a legend.', 'Name it in `label`.'],
      dont: ['Put a form into it: use a `Drawer` or a `Dialog`.', 'Open it by hover alone.'],
      accessibility: ['A dialog with a name; Escape closes it and the focus comes back to the button.'],
    } satisfies Guide,
  },
  decorators: [loose],
  args: {
    label: 'App download',
    renderTrigger: (props) => <IconButton icon="phone" label="App download" {...props} />,
    children: <QrCode value="https://apps.example/ios" label="QR code: App for iPhone" />,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'App download' });
    await userEvent.click(button);
    const card = await screen.findByRole('dialog', { name: 'App download' });
    await waitFor(() => expect(card).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('img', { name: 'QR code: App for iPhone' })).toHaveAttribute('width', '200');
  },
};
