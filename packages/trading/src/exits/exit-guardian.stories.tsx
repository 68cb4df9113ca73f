import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExitGuardian } from './exit-guardian';

const meta = {
  title: 'Exits/Guardian',
  component: ExitGuardian,
  parameters: {
    guide: {
      do: ['Show it below the exits of an order, in the form and in the confirmation.'],
      dont: ['Leave it out where this browser sends the exits.'],
      accessibility: ['Plain text; the icon is hidden from screen readers.'],
    } satisfies Guide,
  },
  args: { isExchange: true },
} satisfies Meta<typeof ExitGuardian>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Exchange: Story = {};

export const Browser: Story = { args: { isExchange: false } };
