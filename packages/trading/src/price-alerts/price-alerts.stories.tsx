import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from './alert-dialog';

const meta = {
  title: 'Price alerts/Dialog',
  component: AlertDialog,
  args: {
    symbol: 'BTC/USDT',
    quote: 'USDT',
    pricePlaces: 2,
    last: decimal(97_000),
    askToNotify: fn(async () => true),
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), '98000');
    const [sound, notification] = screen.getAllByRole('checkbox');
    if (sound) await userEvent.click(sound);
    await expect(args.askToNotify).not.toHaveBeenCalled();
    if (notification) await userEvent.click(notification);
    await expect(args.askToNotify).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      price: '98000',
      direction: 'above',
      hasSound: true,
      hasNotification: true,
    });
  },
};

/** From the chart: the price is there already. */
export const AtAPrice: Story = {
  args: { price: decimal(96_000) },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('textbox')).toHaveValue('96,000');
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ price: '96000', direction: 'below' }));
  },
};

/** The present price, or none, cannot be waited for. */
export const NoPrice: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set alert' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NotificationsRefused: Story = {
  args: { askToNotify: fn(async () => false) },
  play: async ({ userEvent }) => {
    const box = (await screen.findAllByRole('checkbox')).at(-1);
    if (box) await userEvent.click(box);
    await expect(
      await screen.findByText(/Notifications are blocked\. Allow them for this site in your browser settings\./),
    ).toBeVisible();
    await expect(box).not.toBeChecked();
  },
};

export const OfAMove: Story = {
  args: {
    alert: {
      id: 'a',
      pair: '1-3',
      symbol: 'BTC/USDT',
      price: decimal(101_850),
      percent: decimal(5),
      direction: 'above',
      hasSound: false,
      hasNotification: false,
      firedAt: undefined,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Change from the current price' })).toHaveValue('5');
  },
};

export const OfAnIndicator: Story = {
  args: {
    alert: {
      id: 'a',
      pair: '1-3',
      symbol: 'BTC/USDT',
      price: decimal(30),
      indicator: { id: 'rsi', period: 14, interval: '240', since: 0 },
      direction: 'below',
      hasSound: false,
      hasNotification: false,
      firedAt: undefined,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'RSI level' })).toHaveValue('30');
  },
};
