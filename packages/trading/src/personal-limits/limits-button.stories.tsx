import { decimal } from '@bourse/decimal';
import { VisitorSurroundings } from '@bourse/market/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { LimitsButton } from './limits-button';
import { createPersonalLimits } from './stored-personal-limits';

const store = createPersonalLimits('spot');

const meta = {
  title: 'Personal limits/Limits button',
  component: LimitsButton,
  parameters: {
    guide: {
      do: ['Show it in the order form of a product with personal limits.'],
      dont: ['Apply a limit to an order that closes or sells.'],
      accessibility: ['The dialog takes the focus and returns it to the button.'],
    } satisfies Guide,
    docs: { story: { inline: false, height: '560px' } },
  },
  decorators: [
    (Story) => (
      <VisitorSurroundings>
        <Story />
      </VisitorSurroundings>
    ),
  ],
  args: { store, currency: 'USDT' },
} satisfies Meta<typeof LimitsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A stricter limit counts at once. */
export const Sets: Story = {
  play: async ({ canvas, userEvent }) => {
    localStorage.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'My limits' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Daily loss/ }), '500');
    await userEvent.click(screen.getByRole('button', { name: 'Save limits' }));
    await expect(store.limits.read()).toMatchObject({ USDT: { dayLoss: { limit: decimal(500) } } });
  },
};

export const Dialog: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    localStorage.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'My limits' }));
    await screen.findByRole('dialog', { name: 'My limits' });
  },
};
