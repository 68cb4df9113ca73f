import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { loose } from '../stories/frame.test-support';
import { FileButton } from './file-button';

const meta = {
  title: 'Actions/File button',
  component: FileButton,
  parameters: {
    guide: {
      do: [
        'List the chosen files beside the button.',
        'Check type and size of each file: `accept` is a hint to the browser.',
      ],
      dont: ['Use it for one photo of a form: use `FormImageField`.'],
      accessibility: ['A file input with the words of the button as its name; Enter and Space open the choice.'],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { children: 'Choose images', accept: 'image/png,image/jpeg', isMultiple: true, onFiles: fn() },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

/** The same files can be chosen twice. */
export const Quiet: Story = {
  args: { tone: 'quiet' },
  play: async ({ canvas, userEvent, args }) => {
    const files = [1, 2].map((number) => new File(['image'], `${number}.png`, { type: 'image/png' }));
    const input = canvas.getByLabelText('Choose images');
    await userEvent.upload(input, files);
    await userEvent.upload(input, files);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    await expect(args.onFiles).toHaveBeenLastCalledWith(files);
  },
};
