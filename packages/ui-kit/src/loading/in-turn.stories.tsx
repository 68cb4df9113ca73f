import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../feedback/skeleton';
import { Panel } from '../layout/panel';
import { column } from '../stories/frame';
import { InTurn, Turns } from './in-turn';

const meta = {
  title: 'Loading/Parts in turn',
  component: Turns,
  subcomponents: { InTurn },
  parameters: {
    guide: {
      do: [
        'Give the first turn to what the reader came for.',
        'Keep the place of a part in its final size, so that nothing jumps.',
      ],
      dont: ['Wait for data by it: a part whose turn has come shows its own loading state.'],
      accessibility: ['Parts that have not come are not in the page; nothing that has the focus is replaced.'],
    } satisfies Guide,
  },
  decorators: [column],
} satisfies Meta<typeof Turns>;
export default meta;

const PARTS = ['Form', 'Chart', 'Orders'];

export const AllThere: StoryObj<typeof meta> = {
  args: { last: PARTS.length, children: null },
  render: ({ last }) => (
    <Turns last={last}>
      {PARTS.map((part, index) => (
        <InTurn key={part} turn={index + 1} place={<Skeleton height={40} />}>
          <Panel label={part}>{part}</Panel>
        </InTurn>
      ))}
    </Turns>
  ),
  play: async ({ canvas }) => {
    for (const part of PARTS) await expect(await canvas.findByRole('region', { name: part })).toBeVisible();
  },
};
