import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button';
import { Select } from '../inputs/select';
import { column } from '../stories/frame.test-support';
import { End, Toolbar, ToolbarField } from './toolbar';

const meta = {
  title: 'Layout/Toolbar',
  component: Toolbar,
  subcomponents: { End, ToolbarField },
  parameters: {
    guide: {
      do: ['Put filters first, each into a `ToolbarField`, and actions into `End`.'],
      dont: ['Put the main action of a page into a toolbar.'],
      accessibility: [
        'The bar has no role of its own; filters of a list belong into a `search` element (`as="search"`).',
      ],
    } satisfies Guide,
  },
  decorators: [column],
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveATable: Story = {
  tags: ['picture'],
  render: () => (
    <Toolbar>
      <ToolbarField>
        <Select label="Pair" value="all" options={[{ value: 'all', label: 'All pairs' }]} onChange={() => {}} />
      </ToolbarField>
      <End>
        <Button size="small" tone="quiet">
          Export CSV
        </Button>
      </End>
    </Toolbar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};
