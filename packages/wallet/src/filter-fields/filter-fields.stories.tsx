import type { Guide } from '@bourse/storybook-config/guide';
import { Select } from '@bourse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterFields } from './filter-fields';

const meta = {
  title: 'Filter fields',
  component: FilterFields,
  parameters: {
    guide: {
      do: [
        'Use it for three and more fields, which take half of a phone.',
        'Count what hides rows, not what is filled in.',
      ],
      dont: ['Put actions into it: on a phone they are hidden with the fields.'],
      accessibility: [
        'The button states whether the fields are shown, and refers to them. Hidden fields have no focus.',
      ],
    } satisfies Guide,
  },
  args: {
    count: 1,
    children: <Select label="Currency" value="USDT" options={[{ value: 'USDT', label: 'USDT' }]} onChange={fn()} />,
  },
} satisfies Meta<typeof FilterFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Filter/ })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filter (1)', expanded: false });
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toBeVisible();
  },
};
