import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { expect, fn, screen } from 'storybook/test';
import { anOrder } from '../testing/fixtures';
import { ReleaseDialog } from './release-dialog';

const meta = {
  title: 'Release dialog',
  component: ReleaseDialog,
  decorators: [inMain],
  args: {
    order: anOrder({ status: 'paid', counterpartyName: 'Maria José Lindqvist', isNameVerified: true }),
    isPending: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReleaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed =
  (name: string, verdict: RegExp): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), name);
    await expect(await screen.findByText(verdict)).toBeVisible();
  };

/** Without name and statement nothing is released. */
export const Incomplete: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Release' }));
    await expect(screen.getByRole('textbox')).toBeInvalid();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Match: Story = {
  tags: ['picture'],
  play: async (context) => {
    await typed('LINDQVIST, Maria José', /The name matches the buyer's verified name\./)(context);
    await context.userEvent.click(screen.getByRole('checkbox'));
    await context.userEvent.click(screen.getByRole('button', { name: 'Release' }));
    await expect(context.args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Near: Story = {
  play: typed('Maria Lindqvist', /Similar to the buyer's name, but not the same\. Check it carefully\./),
};

export const Mismatch: Story = {
  tags: ['picture'],
  play: async (context) => {
    await typed('Lin Trading Ltd', /does not match/)(context);
    await expect(screen.getByRole('button', { name: 'Release anyway' })).toBeVisible();
  },
};

export const Pending: Story = { args: { isPending: true } };
