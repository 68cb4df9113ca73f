import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TrailField } from './trail-field';

const meta = {
  title: 'Exits/Trail field',
  component: TrailField,
  parameters: {
    guide: {
      do: ['Say in the hint at which price the stop begins.'],
      dont: ['Use it for a stop at a price: that is a number field of its own.'],
      accessibility: ['The unit is a menu inside the field.'],
    } satisfies Guide,
  },
  args: { value: { distance: decimal(2), unit: 'percent' }, quote: 'USDT', priceDecimals: 2, onChange: fn() },
} satisfies Meta<typeof TrailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Percent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '5');
    await expect(args.onChange).toHaveBeenCalledWith({ distance: decimal(25), unit: 'percent' });
  },
};

export const Price: Story = { args: { value: { distance: decimal(150), unit: 'price' } } };

export const Missing: Story = { args: { value: { distance: undefined, unit: 'percent' }, error: 'Enter a distance.' } };
