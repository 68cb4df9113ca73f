import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMain } from '@bourse/ui-kit/testing';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { ResultTabs } from './result-tabs';

const meta = {
  title: 'Result tabs',
  component: ResultTabs,
  parameters: {
    guide: {
      do: ['Show the tabs above the results of all products and of each one.'],
      dont: ['Show a product that the operator has switched off.'],
      accessibility: ['The tabs are links in a navigation with a name.'],
    } satisfies Guide,
  },
  decorators: [
    inMain,
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof ResultTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tabs: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Leverage' })).toBeVisible();
  },
};
