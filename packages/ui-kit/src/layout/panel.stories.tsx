import type { Guide } from '@bourse/storybook-config/guide';
import { decimal } from '@bourse/decimal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../actions/icon-button';
import { ConnectionChip } from '../feedback/connection-chip';
import { PriceText } from '../figures/price-text';
import { column } from '../stories/frame.test-support';
import { Panel } from './panel';

const content = (
  <p style={{ margin: 12 }}>
    Last price <PriceText value={decimal('64250.1')} decimals={4} direction="up" hasArrow />
  </p>
);

const meta = {
  title: 'Layout/Panel',
  component: Panel,

  parameters: {
    guide: {
      do: [
        'Give each panel a `title`, or a `label` where the heading would only repeat the tab above.',
        'Set `isStale` once its data are too old to act on.',
      ],
      dont: ['Nest panels.', 'Dim a panel without saying why: a `ConnectionChip` does.'],
      accessibility: ['A region with a name, so that readers can jump to it.', 'Stale colours still meet 4.5:1.'],
    } satisfies Guide,
  },
  decorators: [column],
  args: { title: 'Order book', children: content },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  args: { actions: <IconButton icon="settings" label="Grouping" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order book' })).toBeVisible();
  },
};

/** Old figures lose their colours and stay legible. */
export const Stale: Story = { args: { isStale: true, actions: <ConnectionChip phase="stale" age={7000} /> } };

export const WithoutHeading: Story = { render: () => <Panel label="Order book">{content}</Panel> };
