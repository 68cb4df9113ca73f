import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { loose } from '../stories/frame.test-support';
import { MenuSelect } from './menu-select';

const meta = {
  title: 'Forms/Menu select',
  component: MenuSelect<string>,
  parameters: {
    guide: {
      do: ['Use it in the toolbar of a panel, for up to ten values.'],
      dont: ['Use it in a form: use `Select`, which has its label above and shows errors.'],
      accessibility: ['The name of the button is label and value.', 'Touch screens show the native picker.'],
    } satisfies Guide,
  },
  decorators: [loose],
  args: {
    label: 'Price grouping',
    value: '0.1',
    options: ['0.01', '0.1', '1', '10'].map((value) => ({ value, label: value })),
    onChange: fn(),
  },
} satisfies Meta<typeof MenuSelect<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price grouping 0.1' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '10' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('10');
  },
};
