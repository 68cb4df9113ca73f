import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SecondFactorDialog } from './second-factor-dialog';

const optionsHere = () => ({ passkey: JSON.stringify({ challenge: 'BAUG', rpId: globalThis.location.hostname }) });

const meta = {
  title: 'Second factor/Question',
  component: SecondFactorDialog,
  parameters: {
    guide: {
      do: ['Leave it to `BourseProvider`: it is shown while a write waits for an answer.'],
      dont: ['Store the code, or write it into a log.'],
      accessibility: ['The field for the code has the focus. The reason of a refusal is read with the field.'],
    } satisfies Guide,
  },
  args: { question: { text: '请输入动态验证码', isAgain: false }, onAnswer: fn() },
} satisfies Meta<typeof SecondFactorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox');

/** The user has a passkey for this page. */
export const CodeOrPasskey: Story = {
  args: { question: { text: '请输入动态验证码', isAgain: false, data: optionsHere() } },
  play: async () => {
    await field();
    await expect(screen.getAllByRole('button')).toHaveLength(5);
  },
};

/** A log-in where the loss of the second factor can be reported. */
export const Lost: Story = {
  args: { question: { text: '请输入动态验证码', isAgain: false, data: { recovery: 1 } } },
  play: async ({ userEvent, args }) => {
    await field();
    const buttons = await screen.findAllByRole('button');
    await userEvent.click(buttons.at(-2) ?? document.body);
    await expect(args.onAnswer).toHaveBeenCalledWith(null);
  },
};

export const Code: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), '123456{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('123456');
  },
};

export const WrongPasskey: Story = {
  args: { question: { text: '通行密钥验证失败', isAgain: true, data: optionsHere() } },
  play: async () => {
    await expect(await field()).toBeInvalid();
  },
};
