import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button';
import { loose, Row } from '../stories/frame.test-support';
import { FocusTrap } from './focus-trap';

const meta = {
  title: 'Overlays/Focus trap',
  component: FocusTrap,
  parameters: {
    guide: {
      do: ['Use it for a panel that fills the screen, such as a chart.', 'Give the child `tabIndex={-1}`.'],
      dont: ['Use it around `Dialog` or `Drawer`: they keep the focus themselves.', 'Leave out a way to close.'],
      accessibility: [
        'While it is active, Tab moves the focus inside the child only.',
        'When it becomes inactive, the focus returns to where it was.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: {
    isActive: false,
    children: (
      <div tabIndex={-1}>
        <Row>
          <Button tone="quiet">Draw</Button>
          <Button tone="quiet">Leave full screen</Button>
        </Row>
      </div>
    ),
  },
} satisfies Meta<typeof FocusTrap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inactive: Story = {};

export const Active: Story = { args: { isActive: true } };
