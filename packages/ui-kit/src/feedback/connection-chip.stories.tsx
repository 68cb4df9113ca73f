import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loose, Row } from '../stories/frame.test-support';
import { ConnectionChip } from './connection-chip';

const meta = {
  title: 'Feedback/Connection chip',
  component: ConnectionChip,

  parameters: {
    guide: {
      do: [
        'Show one for each live panel group, near what it speaks of.',
        'Give `age` as soon as the data are not live.',
      ],
      dont: ['Hide it while all is well: its absence says nothing.', 'Show it for data that are fetched once.'],
      accessibility: [
        'A change of phase is announced politely; the age, which counts every second, is not.',
        "State is said in words as well as by the dot's colour.",
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { phase: 'live' },
} satisfies Meta<typeof ConnectionChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phases: Story = {
  render: () => (
    <Row>
      <ConnectionChip phase="connecting" />
      <ConnectionChip phase="live" age={300} />
      <ConnectionChip phase="stale" age={7400} />
      <ConnectionChip phase="down" age={61_000} />
    </Row>
  ),
  play: async ({ canvas }) => {
    // The state is announced, the age that counts every second is not.
    const announced = canvas.getAllByRole('status').map((element) => element.textContent);
    await expect(announced).toEqual(expect.arrayContaining(['Connecting', 'Live', 'Delayed', 'Reconnecting']));
    await expect(canvas.getByText('7 s')).toBeVisible();
    await expect(canvas.getByText('61 s')).toBeVisible();
    await expect(canvas.queryByText('0 s')).toBeNull();
  },
};
