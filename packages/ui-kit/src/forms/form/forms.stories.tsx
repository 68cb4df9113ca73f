import type { Meta, StoryObj } from '@storybook/react-vite';
import * as v from 'valibot';
import { expect, fn } from 'storybook/test';
import {
  CHINA,
  Form,
  FormAutocomplete,
  FormCheckbox,
  FormCodeField,
  FormImageField,
  FormNumberField,
  FormPasswordField,
  FormPhoneField,
  FormRadioCards,
  FormSelect,
  FormSubmit,
  FormTextField,
  useForm,
} from '..';
import { column } from '../../stories/frame.test-support';

const required = v.pipe(v.string(), v.nonEmpty('This field is required'));
const schema = v.object({
  name: required,
  password: required,
  amount: required,
  network: required,
  way: required,
  currency: required,
  phone: required,
  country: v.string(),
  code: required,
  photo: required,
  agreed: v.pipe(
    v.boolean(),
    v.check((isAgreed) => isAgreed, 'Accept the agreement'),
  ),
});
const OPTIONS = [
  { value: 'trc20', label: 'TRC20', note: 'Fee 1 USDT' },
  { value: 'erc20', label: 'ERC20', note: 'Fee 5 USDT' },
];

interface AllFieldsProps {
  readonly onSubmit: () => void;
}

/** Every field of the mechanism in one form. */
function AllFields({ onSubmit }: AllFieldsProps) {
  const form = useForm({
    schema,
    defaults: {
      name: '',
      password: '',
      amount: '',
      network: '',
      way: '',
      currency: '',
      phone: '',
      country: CHINA,
      code: '',
      photo: '',
      agreed: false,
    },
  });
  return (
    <Form form={form} label="All fields" errorText={(code) => code} onSubmit={onSubmit}>
      <FormTextField name="name" label="Name" />
      <FormPasswordField name="password" label="Password" showsStrength />
      <FormNumberField name="amount" label="Amount" decimals={2} unit="USDT" />
      <FormSelect name="network" label="Network" options={OPTIONS} placeholder="Choose" />
      <FormRadioCards
        name="way"
        label="Way"
        cards={OPTIONS.map(({ value, label, note }) => ({ value, title: label, details: note }))}
      />
      <FormAutocomplete name="currency" label="Currency" options={OPTIONS} />
      <FormPhoneField name="phone" countryName="country" label="Phone number" />
      <FormCodeField
        name="code"
        label="Verification code"
        purpose="story"
        recipient="ana@example.org"
        channel="email"
        onSend={() => Promise.resolve(undefined)}
      />
      <FormImageField name="photo" label="Photo" onUpload={() => Promise.resolve('/photo.jpg')} />
      <FormCheckbox name="agreed" label="I accept the agreement" />
      <FormSubmit>Send</FormSubmit>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: AllFields,
  decorators: [column],
  args: { onSubmit: fn<() => void>() },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof AllFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Pixels from the top of the form to its button. */
function buttonTop(canvasElement: HTMLElement): number {
  const form = canvasElement.querySelector('form');
  const button = form?.querySelector('button[type=submit]');
  if (!form || !button) throw new Error('There is no form.');
  return button.getBoundingClientRect().top - form.getBoundingClientRect().top;
}

/** A submit shows every error and focuses the first invalid field. The errors do not move the button. */
export const Incomplete: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const before = buttonTop(canvasElement);
    await userEvent.click(canvas.getByText('Send'));
    await canvas.findByText('Accept the agreement');
    await expect(buttonTop(canvasElement)).toBeCloseTo(before, 0);
    await expect(canvasElement.querySelector('input[name=name]')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
