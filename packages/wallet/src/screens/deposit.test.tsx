import { dialectLearnt } from '@bourse/api-client';
import { rejection, respond, status } from '@bourse/api-client/testing';
import { featurePart, FeaturePartsContext, SiteProvider } from '@bourse/feature-kit';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { writeDraft } from '@bourse/storage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { eventually } from '@bourse/vitest-config/eventually';
import { companyAddress, depositAddress } from '@bourse/contracts/wallet';
import { LINKS } from '../links';
import { aWireWallet } from '../testing';
import { openScreen } from '../testing/open-screen';
import { walletServer } from '../testing/wallet-server';
import { Component as DepositScreen } from './deposit';
import { Component as DepositRecordScreen } from './deposit-record';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const { server, exchange } = walletServer();

const row = (amount: string) => screen.findByRole('row', { name: new RegExp(`${amount} USDT`) });
const open = () => openScreen(DepositScreen, '/account/recharge');

describe('the deposit screen', () => {
  test('the deposit screen shows no address before a network is chosen, then its address and QR code', async () => {
    const { user } = open();
    expect(
      await screen.findByText(/Choose the network first\. The address and QR code are then shown\./),
    ).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'TRC20' }));
    expect(screen.getByRole('img', { name: 'USDT address on TRC20' })).toBeVisible();
    expect(screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === TRON)).toBeVisible();
    expect(screen.getByText(/Send only USDT over the TRC20 network/)).toBeVisible();
  });

  test('the deposit screen shows minimum, confirmations and advice where the back end sends them', async () => {
    exchange().addresses = {
      userchongbi_type: 'TRC20',
      address: [{ id: 1, address: TRON, tips: 'No smart contracts' }],
      min_number: '5',
      confirmations: 19,
    };
    open();
    expect(await screen.findByText('No smart contracts')).toBeVisible();
    expect(screen.getByText('5 USDT')).toBeVisible();
    expect(screen.getByText(/A deposit below 5 USDT is not credited/)).toBeVisible();
    expect(screen.getByText('19')).toBeVisible();
  });

  test("the deposit screen shows the operator's own address with coin and network, on its network only", async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'ERC20' }));
    const panel = await screen.findByRole('region', { name: 'Company address' });
    expect(panel).toHaveTextContent('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
    expect(panel).toHaveTextContent('Send only USDT over the ERC20 network to this address.');
    await user.click(screen.getByRole('radio', { name: 'TRC20' }));
    expect(screen.queryByRole('region', { name: 'Company address' })).not.toBeInTheDocument();
  });

  test('the deposit screen names minimum and confirmations of each network', async () => {
    exchange().addresses = {
      address: [
        { address: TRON, network: 'TRC20', min_number: '5', confirmations: 19 },
        { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', network: 'ERC20' },
      ],
    };
    open();
    expect(await screen.findByRole('radio', { name: 'TRC20 Minimum 5 USDT Confirmations: 19' })).not.toBeChecked();
  });

  test('the deposit screen names a currency that cannot be deposited', async () => {
    server.use(respond(depositAddress, () => rejection(SERVER_TEXTS.depositUnsupported)));
    open();
    expect(await screen.findByText('USDT deposits are not supported')).toBeVisible();
    expect(screen.queryByText('Company address')).not.toBeInTheDocument();
  });

  test.each([
    ['a wrong checksum', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9', /its checksum does not match. Do not send money/],
    [
      'a wrong case',
      'ERC20:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
      /its checksum does not match. Do not send money/,
    ],
    ['another network', 'TRC20:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', /not valid on TRC20. Do not send money/],
  ])(
    'the deposit screen shows an address with %s as such, without QR code and copy',
    async (_case, address, message) => {
      exchange().addresses = address.startsWith('T') && !address.includes(':') ? `TRC20:${address}` : address;
      // The operator's own address has a button of the same name.
      server.use(respond(companyAddress, () => ({ company_eth_address: '' })));
      open();
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.queryByRole('img', { name: /address/ })).toBeNull();
      expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
    },
  );

  test('the deposit screen links to support where the address cannot be read', async () => {
    server.use(
      http.post('*/api/wallet/get_in_address', () => HttpResponse.json({ type: 'ok', message: { wallet: '0xAb' } })),
    );
    open();
    expect(await screen.findByText('The deposit address cannot be read')).toBeVisible();
    expect(screen.getByText(/Do not send money. Contact support/)).toBeVisible();
  });

  test('the deposit screen names the network of a plain Tron address, which the back end does not', async () => {
    exchange().addresses = TRON;
    open();
    expect(await screen.findByText(/Send only USDT over the TRC20 network/)).toBeVisible();
  });

  test('the deposit screen says that the network of a plain address is not known, and names none', async () => {
    exchange().addresses = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    open();
    expect(await screen.findByText(/does not name the network of this address\. Ask customer support/)).toBeVisible();
    expect(screen.queryByText(/USDT network/)).toBeNull();
  });

  test('the deposit screen offers a retry where the address could not be loaded', async () => {
    server.use(respond(depositAddress, () => status(500)));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('the deposit screen says that deposits are closed', async () => {
    exchange().wallet = { ...aWireWallet(), is_open_CTbi: 0 };
    open();
    expect(await screen.findByText('Deposits and withdrawals are currently unavailable')).toBeVisible();
  });

  test.each([
    ['open', 1],
    ['closed', 0],
  ])('the deposit screen offers the play money of a practice venue while deposits are %s', async (_state, isOpen) => {
    exchange().wallet = { ...aWireWallet(), is_open_CTbi: isOpen };
    const parts = {
      [LINKS.claimPlayMoney.name]: featurePart(() =>
        Promise.resolve({ Component: () => <button type="button">Get play money</button> }),
      ),
    };
    openScreen(
      () => (
        <FeaturePartsContext value={parts}>
          <DepositScreen />
        </FeaturePartsContext>
      ),
      '/account/recharge',
    );
    expect(await screen.findByRole('button', { name: 'Get play money' })).toBeVisible();
  });

  test('the deposit screen marks the characters in which the address differs from the one of the last visit', async () => {
    exchange().addresses = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const first = open();
    await screen.findByRole('img', { name: 'USDT address' });
    first.unmount();
    exchange().addresses = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
    const { user } = open();
    const notice = await screen.findByRole('alert');
    expect(within(notice).getAllByText('differs:').length).toBeGreaterThan(0);
    await user.click(within(notice).getByRole('button'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the deposit screen shows confirmations only of deposits that carry them', async () => {
    const at = 1_795_000_000;
    exchange().log = [
      { value: '250', info: SERVER_TEXTS.ledgerDeposit, created_time: at, hash: 'aa', confirmations: 0, required: 6 },
      { value: '251', info: SERVER_TEXTS.ledgerDeposit, created_time: at, hash: 'bb', confirmations: 1, required: 6 },
      { value: '252', info: SERVER_TEXTS.ledgerDeposit, created_time: at, hash: 'cc', confirmations: 6, required: 6 },
      { value: '253', info: SERVER_TEXTS.ledgerDeposit, created_time: at, hash: 'dd' },
    ];
    open();
    expect(await screen.findAllByRole('button', { name: 'Copy transaction hash' })).toHaveLength(4);
    expect(await row('250')).toHaveTextContent('0 of 6 confirmations');
    expect(await row('251')).toHaveTextContent('1 of 6 confirmations');
    expect(await row('252')).toHaveTextContent('Confirmed');
    expect((await row('253')).textContent).not.toMatch(/confirm/i);
  });
});

test('the deposit history shows the deposits over every network, and links to the address where there are none', async () => {
  const at = 1_795_000_000;
  exchange().log = [
    { value: '250', info: SERVER_TEXTS.ledgerDeposit, created_time: at, hash: 'aa', network: 'TRC20' },
    { value: '251', info: SERVER_TEXTS.ledgerDeposit, created_time: at, hash: 'bb', network: 'ERC20' },
  ];
  const { unmount } = openScreen(DepositRecordScreen, '/account/coinRecord');
  expect(await row('250')).toBeVisible();
  expect(await row('251')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  unmount();
  exchange().log = [];
  openScreen(DepositRecordScreen, '/account/coinRecord');
  expect(await screen.findByRole('link', { name: 'Deposit USDT' })).toHaveAttribute(
    'href',
    expect.stringContaining('/account/recharge?currency='),
  );
});

test('the deposit history exports the deposits of all pages, and no other entry', async () => {
  const at = 1_795_000_000;
  exchange().log = [
    { value: '250', info: SERVER_TEXTS.ledgerDeposit, created_time: at, hash: 'aa', network: 'TRC20' },
    { value: '-20', info: SERVER_TEXTS.ledgerDeposit, created_time: at, hash: 'bb', network: 'TRC20' },
    { value: '7', info: SERVER_TEXTS.ledgerDeposit, created_time: at },
  ];
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (saved.push(file), 'blob:deposits'),
      revokeObjectURL: () => undefined,
    }),
  );
  const { user } = openScreen(DepositRecordScreen, '/account/coinRecord');
  await row('250');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await eventually(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.trim().split(/\r?\n/) ?? [];
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^2026-\S+,USDT,250,TRC20,.*,aa$/);
});

test('the deposit screen links a transaction to the explorer that the operator names for its network, and no other', async () => {
  const at = 1_795_000_000;
  exchange().log = [
    { value: '250', info: SERVER_TEXTS.ledgerDeposit, created_time: at, hash: 'aa', network: 'trc20' },
    { value: '251', info: SERVER_TEXTS.ledgerDeposit, created_time: at, hash: 'bb', network: 'erc20' },
  ];
  openScreen(
    () => (
      <SiteProvider site={{ explorers: { TRC20: 'https://explorer.example/{hash}' } }}>
        <DepositScreen />
      </SiteProvider>
    ),
    '/account/recharge',
  );
  expect(await screen.findByRole('link', { name: 'Transaction aa' })).toHaveAttribute(
    'href',
    'https://explorer.example/aa',
  );
  expect(screen.getByText('Transaction bb')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Transaction/ })).toHaveLength(1);
});

async function openProof(dialect?: 'a' | 'b' | 'c', learnt: Parameters<typeof dialectLearnt>[0] = {}) {
  const opened = openScreen(DepositScreen, '/account/recharge', dialect && { dialect });
  act(() => void opened.store.dispatch(dialectLearnt(learnt)));
  await opened.user.click(await screen.findByRole('button', { name: 'Submit a deposit proof' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deposit proof, USDT' }));
  return { ...opened, dialog, submit: () => opened.user.click(dialog.getByRole('button', { name: 'Submit proof' })) };
}

describe('a deposit proof', () => {
  test('a deposit proof needs every field and a picture', async () => {
    const { dialog, submit } = await openProof();
    await submit();
    expect(await dialog.findByText('Add a payment screenshot.')).toBeVisible();
    expect(dialog.getAllByText('Required')).toHaveLength(3);
    expect(exchange().proofs).toEqual([]);
  });

  test('a deposit proof keeps its input when the dialog is closed and opened again', async () => {
    // A draft belongs to the stored user.
    localStorage.setItem('user_id', '7');
    const { user, dialog } = await openProof();
    await user.type(dialog.getByRole('textbox', { name: 'Transaction hash' }), '0xabc');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Submit a deposit proof' }));
    expect(await screen.findByRole('textbox', { name: 'Transaction hash' })).toHaveValue('0xabc');
  });

  test.each([
    ['a', { acc: TRON, hash: 'ab12', pic: '/1.png', amount: '20', currency: '1' }],
    ['b', { account: TRON, address: TRON, hash: 'ab12', imgs: '/1.png', amount: '20', currency: '1' }],
    ['c', { account: TRON, address: TRON, hash: 'ab12', imgs: '/1.png', amount: '20', currency: '1' }],
  ] as const)('a deposit proof is sent in the fields of a back end of family %s', async (dialect, fields) => {
    let sent: object | undefined;
    server.use(
      http.post('*/api/wallet/charge_req', async ({ request }) => {
        sent = Object.fromEntries(await request.formData());
        return HttpResponse.json({ type: 'ok', message: '' });
      }),
    );
    localStorage.setItem('user_id', '7');
    writeDraft({ key: 'wallet.proof.1' }, { acc: TRON, hash: 'ab12', amount: '20', pic: '/1.png' }, new Set());
    const { submit } = await openProof(dialect);
    await submit();
    await waitFor(() => expect(sent).toEqual(fields));
  });

  test('a deposit proof asks for the sending bank where the back end wants it', async () => {
    const { dialog, submit } = await openProof('b', { proofBank: true });
    expect(await dialog.findByRole('textbox', { name: 'Sending bank, wallet or exchange' })).toBeRequired();
    await submit();
    expect(await dialog.findAllByText('Required')).toHaveLength(4);
  });
});
