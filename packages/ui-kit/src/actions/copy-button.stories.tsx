import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { loose, Row } from '../stories/frame.test-support';
import { CopyButton } from './copy-button';

const meta = {
  title: 'Actions/Copy button',
  component: CopyButton,

  parameters: {
    guide: {
      do: [
        'Name what is copied in `label` (“Copy address”) where more than one thing stands on the screen.',
        'Show the whole value beside it: what goes to the clipboard is then no surprise.',
      ],
      dont: ['Copy a shortened value.', 'Show a toast as well: the button itself says whether it worked.'],
      accessibility: [
        'Success and failure are said to screen readers in words, not by the picture alone.',
        'The focus stays on the button.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { value: 'TQrZ8tKfjpAJbYQqcx2E1nX6mT4kHvPq3R', label: 'Copy address' },
  render: (args) => (
    <Row>
      <code>{args.value}</code>
      <CopyButton {...args} />
    </Row>
  ),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(write).toHaveBeenCalledWith(args.value);
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByText('Could not copy')).toBeInTheDocument();
  },
};
