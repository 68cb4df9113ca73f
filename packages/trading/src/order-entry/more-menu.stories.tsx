import { decimal } from '@bourse/decimal';
import { VisitorSurroundings } from '@bourse/market/testing';
import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { createPersonalLimits } from '../personal-limits/stored-personal-limits';
import { MoreMenu } from './more-menu';

const store = createPersonalLimits('spot');

const meta = {
  title: 'Order entry/More menu',
  component: MoreMenu,
  parameters: {
    guide: {
      do: ['Put what an order form offers beside its main types of orders into it.'],
      dont: ['Put a control into it that every order needs.'],
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
  args: { entries: [{ id: 'scaled', label: 'Scaled orders', onSelect: fn() }], limits: { store, currency: 'USDT' } },
} satisfies Meta<typeof MoreMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A stricter limit counts at once. */
export const Sets: Story = {
  play: async ({ canvas, userEvent }) => {
    localStorage.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My limits' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Daily loss/ }), '500');
    await userEvent.click(screen.getByRole('button', { name: 'Save limits' }));
    await expect(store.limits.read()).toMatchObject({ USDT: { dayLoss: { limit: decimal(500) } } });
  },
};

export const VisitorWithoutEntries: Story = {
  args: { entries: [], limits: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Dialog: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    localStorage.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My limits' }));
    await screen.findByRole('dialog', { name: 'My limits' });
  },
};
