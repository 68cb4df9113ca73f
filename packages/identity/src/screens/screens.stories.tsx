import { expect } from 'storybook/test';
import { never, rejection, respond, status } from '@bourse/api-client/testing';
import { customerService } from '@bourse/contracts/site';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { aVisitor, VisitorSurroundings } from '@bourse/market/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { useState, type ComponentType } from 'react';
import { payeeInfo, regionUsers, userCenter, userInfo } from '@bourse/contracts/identity';
import { codeConfirmed } from '../forgot-password/slice';
import { reducers } from '../reducers';
import { aWireUser } from '../testing';
import { Component as AccountCenter } from './account-center';
import { Component as BindEmail } from './bind-email';
import { Component as ForgotPassword } from './forgot-password';
import { Component as Payee } from './payee';
import { Component as Payment } from './payment';
import { Component as Region } from './region';
import { Component as ResetPassword } from './reset-password';
import { Component as SetCash } from './trade-password';
import { Component as Verification } from './verification';

const AT = 1_795_000_000;

const region = respond(regionUsers, () => ({
  data: [
    { city_name: 'Lisbon', district_name: 'Alvalade', phone: '+351 912 000 111', time: AT },
    { city_name: 'Lisbon', district_name: 'Belém', phone: '+351 912 000 222', time: AT - 86_400 },
  ],
  total: 25,
}));
const payee = respond(payeeInfo, () => ({
  real_name: 'Ana Lima',
  bank_name: 'Banco Um',
  bank_account: '6222020000000000003',
}));
const review = (review_status: number, reason = '') =>
  respond(userCenter, () => ({ review_status, reason, name: 'Ana Lima', card_id: 'AB****56' }));

const usual = [
  respond(userInfo, () => aWireUser()),
  region,
  payee,
  review(0),
  respond(customerService, () => ({ pc: 'mailto:support@bourse.example' })),
];

interface ScreenProps {
  readonly screen: ComponentType;
  /** They answer before the usual ones. */
  readonly handlers?: readonly HttpHandler[];
}

/** A screen of the account area with real store and router, before a back end of handlers. */
function ShownScreen({ screen: Screen, handlers = [] }: ScreenProps) {
  const [visitor] = useState(() => {
    const made = aVisitor({ handlers: [...handlers, ...usual], session: { token: 'token', userId: 7 } });
    made.store.addReducers(reducers);
    made.store.dispatch(codeConfirmed({ account: 'ana@example.org', code: '123456' }));
    return made;
  });
  return (
    <VisitorSurroundings visitor={visitor}>
      <main>
        <Screen />
      </main>
    </VisitorSurroundings>
  );
}

const meta = {
  title: 'Screens',
  component: ShownScreen,
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof ShownScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordForgotten: Story = {
  args: { screen: ForgotPassword },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Send code' })),
};

export const NewPassword: Story = {
  tags: ['picture'],
  args: { screen: ResetPassword },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password', { selector: 'input' }), 'secret2');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await canvas.findByText('Confirm your password.');
  },
};

export const EmailAddress: Story = {
  tags: ['picture'],
  args: { screen: BindEmail },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Send code' })),
};

export const Overview: Story = {
  tags: ['night-picture'],
  args: { screen: AccountCenter },
  play: async ({ canvas }) => void (await canvas.findByText('de***@bourse.example')),
};

export const PaymentMethods: Story = {
  tags: ['picture'],
  args: { screen: Payee },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue('Ana Lima')),
};

export const PaymentMethodsLoading: Story = {
  args: { screen: Payee, handlers: [respond(payeeInfo, never)] },
};

export const VerificationForm: Story = {
  tags: ['picture'],
  args: { screen: Verification },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit for review' }));
    await canvas.findAllByText('Add this photo.');
  },
};

/** Each photo has a page of its own, with an example. */
export const VerificationPhotoOnPhone: Story = {
  tags: ['picture'],
  args: { screen: Verification },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full name'), 'Ana Lima');
    await userEvent.type(canvas.getByLabelText('Document number'), 'AB123456{Enter}');
    await expect(await canvas.findByText('Step 2 of 4')).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Document, front' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Document, back' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Add this photo.');
  },
};

export const VerificationUnderReview: Story = {
  tags: ['picture'],
  args: { screen: Verification, handlers: [review(1)] },
  play: async ({ canvas }) => void (await canvas.findAllByText('Under review')),
};

export const VerificationApproved: Story = {
  args: { screen: Verification, handlers: [review(2)] },
  play: async ({ canvas }) => void (await canvas.findByText('Your identity is verified')),
};

export const VerificationRejected: Story = {
  tags: ['picture'],
  args: { screen: Verification, handlers: [review(3, 'The back is blurred')] },
  play: async ({ canvas }) => void (await canvas.findByText('Reason: The back is blurred')),
};

export const VerificationFailed: Story = {
  args: { screen: Verification, handlers: [respond(userCenter, () => status(500))] },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};

export const AccountAndAmount: Story = {
  tags: ['picture'],
  args: { screen: Payment },
  play: async ({ canvas }) => void (await canvas.findByRole('form')),
};

export const RegionalUsers: Story = {
  tags: ['picture'],
  args: { screen: Region },
  play: async ({ canvas }) => void (await canvas.findByText('Alvalade')),
};

export const RegionWithoutPermission: Story = {
  tags: ['picture'],
  args: { screen: Region, handlers: [respond(regionUsers, () => rejection(SERVER_TEXTS.regionNotPermitted))] },
  play: async ({ canvas }) => void (await canvas.findByText('No permission')),
};

export const TradePasswordPlaceholder: Story = {
  args: { screen: SetCash },
  play: async ({ canvas }) => void (await canvas.findByRole('link')),
};
