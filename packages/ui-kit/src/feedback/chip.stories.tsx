import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loose, Row } from '../stories/frame.test-support';
import { Chip, type ChipProps } from './chip';

const TONES: readonly NonNullable<ChipProps['tone']>[] = ['neutral', 'accent', 'success', 'warning', 'error'];

const meta = {
  title: 'Feedback/Chip',
  component: Chip,
  parameters: {
    guide: {
      do: ['Keep the label to one or two words.', 'Give `onClick` and `isSelected` to a chip that filters a list.'],
      dont: ['Use a chip for the main action of a form: use `Button`.', 'Put a sentence into a chip.'],
      accessibility: [
        'With `onClick` the chip is a button, and `aria-pressed` gives its state.',
        'The label names the state, so that the colour is not the only sign.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { label: 'Bank transfer' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Row>
      {TONES.map((tone) => (
        <Chip key={tone} label={tone} tone={tone} />
      ))}
      <Chip label="duty" isDuty />
    </Row>
  ),
};

export const Filter: Story = {
  tags: ['forced-picture'],
  args: { isSelected: true, onClick: fn() },
  play: async ({ canvas, args }) => {
    const chip = canvas.getByRole('button', { name: 'Bank transfer', pressed: true });
    await userEvent.click(chip);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
